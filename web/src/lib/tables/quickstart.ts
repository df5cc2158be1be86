// From one click to the first card: a table is opened, bots take the other seats, and the match begins.
import { openTable, ApiError } from '../connection/api';
import { LEVELS, type AnyMessage, type AnyRequest, type TableWish, type TableSnapshot, type Catalogue } from '../protocol';
import { TableSocket } from '../connection/socket';
import { needTexts } from '../texts/texts.svelte';

const START_TIMEOUT = 8000;
const FEWEST = 2;
const USUAL_MOST = 4; // until the server has said what it offers

/** The bots to play against at once: the last choice as far as every game and this server allow it, and what there is to choose from. */
export function opponents(
  offers: Catalogue | null,
  wish: { seats: number; level: string },
): { seats: number; level: string; most: number; levels: readonly string[] } {
  const most = Math.min(...(offers?.games.map((game) => game.most_seats) ?? [USUAL_MOST]));
  const levels: readonly string[] = offers?.levels ?? LEVELS;
  return {
    seats: Math.min(Math.max(wish.seats, FEWEST), most),
    level: levels.includes(wish.level) ? wish.level : levels[0]!,
    most,
    levels,
  };
}

/** What is to be asked next, or null when there is nothing left to do. */
export function nextStep(table: TableSnapshot, level: string): AnyRequest | null {
  if (table.phase !== 'waiting') return null;
  return table.chairs.some((chair) => chair.kind === 'free') ? { type: 'fill', level } : { type: 'start' };
}

/** Open a table with bots and begin; gives back its code. If the bots do not come in time, the table is there all the same. */
export async function playNow(settings: TableWish, level: string): Promise<string> {
  const { code } = await openTable(settings);
  await begin(code, level);
  return code;
}

function begin(code: string, level: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (problem?: ApiError): void => {
      clearTimeout(timer);
      socket.close();
      if (problem)
        void needTexts('table')
          .catch(() => undefined)
          .then(() => reject(problem));
      else resolve();
    };
    const take = (message: AnyMessage): void => {
      if (message.type === 'refused') done(new ApiError(400, message.reason, message.values));
      if (message.type !== 'table') return;
      const step = nextStep(message, level);
      if (step) socket.send(step);
      else done();
    };
    const socket = new TableSocket(code, { message: take, condition: () => undefined, seen: () => 0 });
    const timer = setTimeout(() => done(), START_TIMEOUT);
  });
}
