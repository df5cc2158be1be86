// The words that people read: the Fluent files of the project, a language loaded when it is chosen.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { parseCard } from '../cards/cards';
import { firstTexts } from '../platform/routes';

export type Language = 'en' | 'fi' | 'sv' | 'da';
export const LANGUAGES: readonly Language[] = ['en', 'fi', 'sv', 'da'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fi: 'Suomi', sv: 'Svenska', da: 'Dansk' };

export type Values = Record<string, FluentVariable>;

// Each file is read into messages when the page is built.
const files = import.meta.glob<FluentResource>(
  ['../../../../src/maukas/locales/*/*.ftl', '!../../../../src/maukas/locales/*/{cli,admin,terminal}.ftl'],
  {
    import: 'default',
  },
);
const needed = new Set(firstTexts); // further ones come with what says them

export const locale = $state<{ language: Language; bundle: FluentBundle | null; count: number }>({
  language: 'en',
  bundle: null,
  count: 0,
});

export function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

let last = 0; // what was asked for later counts, whatever arrives first
let wished: Language = 'en';
let current: Promise<void> = Promise.resolve();

export function useLanguage(language: Language): Promise<void> {
  wished = language;
  return (current = load(language, ++last));
}

/** Load further texts: `replay` for replay.ftl. They stay when another language is chosen; those that failed to load are asked for again. */
export function needTexts(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name);
  const { held } = bundleOf(wished);
  return names.every((name) => held.has(name)) ? current.catch(() => undefined) : useLanguage(wished);
}

const bundles = new Map<Language, { bundle: FluentBundle; held: Set<string> }>();

function bundleOf(language: Language) {
  const kept = bundles.get(language) ?? { bundle: new FluentBundle(language, { useIsolating: false }), held: new Set<string>() };
  bundles.set(language, kept);
  return kept;
}

async function load(language: Language, turn: number): Promise<void> {
  const { bundle, held } = bundleOf(language);
  const read = async (name: string): Promise<void> => {
    bundle.addResource(await files[`../../../../src/maukas/locales/${language}/${name}.ftl`]!());
    held.add(name);
  };
  await Promise.all([...needed].filter((name) => !held.has(name)).map(read));
  if (turn !== last) return current;
  locale.bundle = bundle;
  locale.count = held.size;
  locale.language = language;
  document.documentElement.lang = language;
}

/** A number in a text. Small ones look alike everywhere; the browser's tables for writing numbers take long to come the first time. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]));

/** A text by its id, in a form like the genitive where the language has one; an id that is not there shows itself, so that it is noticed. */
export function text(id: string, values?: Values, form = ''): string {
  const message = locale.bundle?.getMessage(id);
  const pattern = message?.attributes?.[form] ?? message?.value; // few messages come with attributes
  if (locale.bundle && pattern) return locale.bundle.formatPattern(pattern, values ? counted(values) : null);
  return locale.bundle && locale.count > 0 ? id : ''; // it may come with the next file
}

export const hasText = (id: string): boolean => locale.bundle?.hasMessage(id) ?? false;

const CARDS = new Set(['card', 'top', 'first', 'second', 'target']);

/** A card's name, as it is said; `genitive` as the object of a sentence, where the language inflects it. */
export function cardText(game: string, name: string, form: '' | 'genitive' = ''): string {
  const card = parseCard(name);
  return text(`${game}-card-${card.kind}`, { colour: card.colour ?? '', number: card.number ?? 0 }, form);
}

/** Why something was refused: cards, colours and players in the values get their names. */
export function refusalText(game: string, reason: string, values: Record<string, string | number>, names: readonly string[]): string {
  const told: Values = {};
  for (const [key, value] of Object.entries(values)) {
    if (CARDS.has(key)) told[key] = cardText(game, String(value));
    else if (key === 'colour') told[key] = text(`colour-${value}`);
    else if (key === 'player') told[key] = names[Number(value)] ?? String(value);
    else if (key === 'answer' && hasText(`${game}-kind-${value}`)) told[key] = text(`${game}-kind-${value}`);
    else told[key] = value;
  }
  return text(reason, told);
}
