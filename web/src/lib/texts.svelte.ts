// The words that people read: the Fluent files of the project, a language loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { parseCard } from './cards';

export type Language = 'en' | 'fi' | 'sv' | 'da';
export const LANGUAGES: readonly Language[] = ['en', 'fi', 'sv', 'da'];
export const OWN_NAMES: Record<Language, string> = { en: 'English', fi: 'Suomi', sv: 'Svenska', da: 'Dansk' };

export type Values = Record<string, FluentVariable>;

// What is needed for playing; the texts of the rules come with their own screen.
const files = import.meta.glob<string>('../../../src/maukas/locales/*/{cards,judge,table,options,web,play}.ftl', { query: '?raw', import: 'default' });

export const words = $state<{ language: Language; bundle: FluentBundle | null }>({ language: 'en', bundle: null });

export function preferred(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(wanted.map((path) => files[path]!()));
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
