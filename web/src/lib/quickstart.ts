// From one click to the first card: a table is opened, bots take the other seats, and the match begins.
import { openTable, Problem } from './api';
import type { AnyMessage, AnyRequest, SettingsWanted, Table } from './protocol';
import { TableSocket } from './socket';

const PATIENCE = 8000;

/** What is to be asked next, or null when there is nothing left to do. */
export function nextStep(table: Table, level: string): AnyRequest | null {
  if (table.phase !== 'waiting') return null;
  return table.chairs.some((chair) => chair.kind === 'free') ? { type: 'fill', level } : { type: 'start' };
}

/** Open a table with bots and begin; gives back its code. If the bots do not come in time, the table is there all the same. */
export async function playNow(settings: SettingsWanted, level: string): Promise<string> {
  const { code } = await openTable(settings);
  await begin(code, level);
  return code;
}

function begin(code: string, level: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (problem?: Problem): void => {
      clearTimeout(timer);
      socket.close();
      if (problem) reject(problem);
      else resolve();
    };
    const take = (message: AnyMessage): void => {
      if (message.type === 'refused') done(new Problem(400, message.reason, message.values));
      if (message.type !== 'table') return;
      const step = nextStep(message, level);
      if (step) socket.send(step);
      else done();
    };
    const socket = new TableSocket(code, { message: take, condition: () => undefined, seen: () => 0 });
    const timer = setTimeout(() => done(), PATIENCE);
  });
}
