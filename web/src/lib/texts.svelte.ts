// The words that people read: the Fluent files of the project, a language loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { parseCard } from './cards';

export type Language = 'en' | 'fi' | 'sv' | 'da';
export const LANGUAGES: readonly Language[] = ['en', 'fi', 'sv', 'da'];
export const OWN_NAMES: Record<Language, string> = { en: 'English', fi: 'Suomi', sv: 'Svenska', da: 'Dansk' };

export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>(['../../../src/maukas/locales/*/*.ftl', '!../../../src/maukas/locales/*/cli.ftl'], { query: '?raw', import: 'default' });
const needed = new Set(['cards', 'judge', 'table', 'options', 'web', 'play']);  // for playing; further ones come with their screens

export const words = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

export function preferred(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

let last = 0;                                           // what was asked for later counts, whatever arrives first
let wished: Language = 'en';
let current: Promise<void> = Promise.resolve();

export function speak(language: Language): Promise<void> {
  wished = language;
  return (current = load(language, ++last));
}

/** The texts of a screen that not everybody comes to: `replay` for replay.ftl. They stay, also when another language is chosen. */
export function need(...names: string[]): Promise<void> {
  const more = names.filter((name) => !needed.has(name));
  for (const name of more) needed.add(name);
  return more.length > 0 ? speak(wished) : current;
}

async function load(language: Language, turn: number): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all([...needed].map((name) => files[`../../../src/maukas/locales/${language}/${name}.ftl`]!()));
  if (turn !== last) return current;
  for (const text of texts) bundle.addResource(new FluentResource(text));
  words.bundle = bundle;
  words.language = language;
  document.documentElement.lang = language;
}

/** A text by its id; an id that is not there shows itself, so that it is noticed. */
export function text(id: string, values?: Values): string {
  const message = words.bundle?.getMessage(id);
  if (!words.bundle || !message?.value) return words.bundle ? id : '';
  return words.bundle.formatPattern(message.value, values ?? null);
}

export const has = (id: string): boolean => words.bundle?.hasMessage(id) ?? false;

const CARDS: readonly string[] = ['card', 'top', 'first', 'second', 'target'];

/** A card's name, as it is said. */
export function cardText(game: string, name: string): string {
  const card = parseCard(name);
  if (card.kind === 'change') return text('maumau-card-colour-change');
  if (card.kind === 'wild') return text('dos-card-wild');
  const id = `${game}-card-${card.kind}`;
  return text(id, { colour: card.colour ?? '', number: card.number ?? 0 });
}

/** Why something was refused: cards, colours and players in the values get their names. */
export function refusalText(game: string, reason: string, values: Record<string, string | number>, names: readonly string[]): string {
  const told: Values = {};
  for (const [key, value] of Object.entries(values)) {
    if (CARDS.includes(key)) told[key] = cardText(game, String(value));
    else if (key === 'colour') told[key] = text(`colour-${value}`);
    else if (key === 'player') told[key] = names[Number(value)] ?? String(value);
    else if (key === 'answer' && has(`${game}-kind-${value}`)) told[key] = text(`${game}-kind-${value}`);
    else told[key] = value;
  }
  return text(reason, told);
}
