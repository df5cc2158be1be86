// Every text is a message: none is missing, none is left over, and none is written into a component.
import { FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../cards/notation';
import { LEVELS, REACTIONS, type TableSnapshot, type TableSummary } from '../protocol';
import { LANGUAGES } from './texts.svelte';

const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.{ts,json}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const locales = import.meta.glob<string>('../../../../src/maukas/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

// What only the terminal says, and what is said there too: Python knows which of these are used.
const TERMINAL = new Set(['admin', 'cli', 'terminal']);
const SHARED = new Set([...TERMINAL, 'cards', 'judge', 'options', 'print', 'review', 'rules', 'table']);
const OF_PAGE = /^(reviewed|fair)-/; // said by the page alone, in a file that is shared
const OWN_WORDS = ['Maukas', 'fomu-tiba-keda']; // the name, and how a code looks
const SPOKEN = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

const PART = '[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)?';

const keys = <Name extends string | number>(of: Record<Name, true>): string[] => Object.keys(of);
const phases = keys<TableSnapshot['phase']>({ waiting: true, dealing: true, playing: true, finished: true });
const games = keys<TableSummary['game']>({ maumau: true, dos: true });
const clocks = keys<TableSummary['clock']>({ 0: true, 15: true, 30: true, 60: true, 86400: true, 259200: true, 604800: true });
// Ids that are put together, where the protocol says from what.
const FAMILIES: Record<string, readonly string[]> = {
  'colour-': COLOURS,
  'web-level-': LEVELS,
  'play-reaction-': REACTIONS,
  'web-phase-': phases,
  'web-clock-': clocks,
  'play-aim-': games,
  'play-game-': games,
};
/** What can stand in `${...}`: a game where it is called so, else a word or two. */
const inserted = (name: string): string => (/(^|\.)(game|otherGame)$/.test(name) ? `(?:${games.join('|')})` : PART);

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
const idsOf = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);
const messages = (language: string, isWanted = (_: string): boolean => true): Set<string> =>
  new Set(
    Object.entries(locales)
      .filter(([path]) => path.includes(`/${language}/`) && isWanted(fileOf(path)))
      .flatMap(([, text]) => idsOf(text)),
  );

const english = messages('en', (file) => !TERMINAL.has(file));
const firstWords = new Set([...english].map((id) => id.split('-')[0]!));
const code = Object.entries(sources).filter(([path]) => !path.endsWith('/protocol.ts'));

const isLikeMessage = (id: string): boolean => (id.includes('-') ? firstWords.has(id.split('-')[0]!) : english.has(id));

/** Ids written out in the code: whatever begins like a message, unless it is a kind of card. */
const literal = code.flatMap(([path, text]) =>
  [...text.matchAll(/(?<!kind: )(['"`])([a-z]+(?:-[a-zA-Z0-9]+)*)\1/g)]
    .map((found) => ({ path, id: found[2]! }))
    .filter(({ id }) => isLikeMessage(id)),
);

/** Ids with something in them that is known only later: a word, or two. Those of house rules are shared, too. */
const patterns = code.flatMap(([path, text]) =>
  [...text.matchAll(/`([a-z]+-(?:[^`$]|\$\{[^{}`]*\})*\$\{[^{}`]*\}[^`]*)`/g)]
    .map((found) => ({ path, written: found[1]! }))
    .filter(({ written }) => isLikeMessage(written) && !/^(option|preset)-/.test(written))
    .map((found) => ({
      ...found,
      pattern: new RegExp(`^${found.written.replace(/\$\{([^{}]*)\}/g, (_, name: string) => inserted(name))}$`),
    })),
);

describe('messages', () => {
  test('the code was found', () => {
    expect(literal.length).toBeGreaterThan(200);
    expect(patterns.length).toBeGreaterThan(15);
  });

  test.each(LANGUAGES)('what the page says is there in %s', (language) => {
    const known = messages(language, (file) => !TERMINAL.has(file));
    expect(literal.filter(({ id }) => !known.has(id))).toEqual([]);
    for (const [start, values] of Object.entries(FAMILIES))
      expect(
        values.filter((value) => !known.has(start + value)),
        start,
      ).toEqual([]);
  });

  test('an id that is put together has a beginning of its own, and can be one of the messages', () => {
    const isVague = (written: string, pattern: RegExp): boolean =>
      pattern.source
        .slice(1)
        .replace(/^[a-z]+-/, '')
        .startsWith(PART) && !(written.slice(0, written.indexOf('$')) in FAMILIES);
    const isKnown = (pattern: RegExp): boolean => [...english].some((id) => pattern.test(id));
    expect(
      patterns
        .filter(({ written, pattern }) => isVague(written, pattern) || !isKnown(pattern))
        .map(({ path, written }) => `${path}: ${written}`),
    ).toEqual([]);
  });

  test('nothing is left that nobody says', () => {
    const said = new Set(literal.map(({ id }) => id));
    const isSaid = (id: string): boolean => {
      const family = Object.keys(FAMILIES).find((start) => id.startsWith(start));
      return (
        said.has(id) || (family ? FAMILIES[family]!.includes(id.slice(family.length)) : patterns.some(({ pattern }) => pattern.test(id)))
      );
    };
    const ofPage = [...messages('en', (file) => SHARED.has(file))].filter((id) => OF_PAGE.test(id));
    expect([...messages('en', (file) => !SHARED.has(file)), ...ofPage].filter((id) => !isSaid(id))).toEqual([]);
  });
});

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const isWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}/u.test(OWN_WORDS.reduce((left, word) => left.replaceAll(word, ''), text));

/** The words in a piece of a component, as long as they are not names of classes, ids and the like. */
function words(node: Node): string[] {
  if (node.type === 'Text') return isWords(node.data) ? [String(node.data).trim()] : [];
  if (node.type === 'ExpressionTag') return wordsOfExpression(node.expression as Node);
  if (node.type === 'Attribute') return SPOKEN.has(String(node.name)) ? [node.value].flat().filter(isNode).flatMap(words) : [];
  if (/Directive$|^(SpreadAttribute|StyleDirective|Comment|Script|StyleSheet)$/.test(node.type)) return [];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((part) => (/^[A-Z][A-Za-z]*(Expression|Literal)$|^(Identifier|Literal)$/.test(part.type) ? [] : words(part)));
}

/** Words that an expression shows as they are: `'Yes'`, `isOn ? 'Yes' : 'No'`, `Round ${n}`. */
function wordsOfExpression(node: Node): string[] {
  if (node.type === 'Literal') return isWords(node.value) ? [String(node.value)] : [];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).filter(isWords);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(wordsOfExpression);
  if (node.type === 'LogicalExpression') return [node.left, node.right].filter(isNode).flatMap(wordsOfExpression);
  return [];
}

const wordsIn = (component: string): string[] => words((parse(component, { modern: true }) satisfies AST.Root).fragment as unknown as Node);

describe('components', () => {
  test.each([
    ['<p>Draw a card</p>', ['Draw a card']],
    ['{#if a}<b title="Hand">{a}</b>{:else}no{/if}', ['Hand', 'no']],
    ["{#each a as b}<i>{b ? 'Yes' : `${b} cards`}</i>{/each}", ['Yes', 'cards']],
    ['<Button aria-label={`Round ${n}`} class="big">+</Button>', ['Round ']],
    ['<p class="note" id="x" data-a="b">{text("play-draw")} · {n}</p>', []],
  ])('words are found: %s', (component, found) => {
    expect(wordsIn(component).map((each) => each.trim())).toEqual(found.map((each) => each.trim()));
  });

  test.each(Object.keys(sources).filter((path) => path.endsWith('.svelte')))('%s holds no text of its own', (path) => {
    expect(wordsIn(sources[path]!)).toEqual([]);
  });
});
