// The table of what a listener hears in each state, written from the code that says it: `npm test -- spoken -u` writes docs/spoken.md anew.
/* oxlint-disable no-await-in-loop -- one language is in use at a time */
import { beforeAll, expect, test, vi } from 'vitest';
import { exampleOf, gameOf, NAMES, STATES, type SpokenState } from '../../testing/spokenStates';
import { sentenceText } from '../texts/moveTexts';
import { LANGUAGE_NAMES, LANGUAGES, needTexts, useLanguage } from '../texts/texts.svelte';
import { answerTo } from './answers';

const TITLES: Record<string, string> = { maumau: 'Mau Mau', dos: 'DOS' };
const PAGE = '../../../../docs/spoken.md';
const FILES = import.meta.glob<string>('../../../../src/maukas/locales/en/play.ftl', { query: '?raw', import: 'default', eager: true });
const KEYS = [
  ['a', 'hand', false],
  ['a, again', 'hand', true],
  ['t', 'middle', false],
  ['n', 'counts', false],
  ['w', 'turn', false],
  ['r', 'news', false],
  ['r, again', 'news', true],
  ['p', 'score', false],
  ['i', 'card', false],
] as const;
const SAID = [
  ...Object.values(FILES)
    .join('')
    .matchAll(/^(play-said-[a-z-]+) =/gm),
].map(([, id]) => id!);
const HEAD = `# What a listener hears

Every state that somebody who plays by ear can be in, and what each read key answers there; then all that is announced. It is written from the code that says it, with the
players Ada (the listener), Bo, Cai and Dan; a test holds it true, and \`npm test -- spoken -u\` in \`web\` writes it anew. Which keys there are stands in
[accessibility.md](accessibility.md).
`;

type Said = Record<string, string>; // by language

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

/** What is said, by language. */
async function everywhere<Key>(keys: readonly Key[], say: (key: Key) => string): Promise<Map<Key, Said>> {
  const said = new Map<Key, Said>(keys.map((key) => [key, {}]));
  for (const language of LANGUAGES) {
    await useLanguage(language);
    await needTexts('speech', 'menu', 'sheet');
    for (const key of keys) said.get(key)![language] = say(key);
  }
  return said;
}

const table = (first: string, rows: (readonly [string, Said])[]): string =>
  [
    `| ${[first, ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])].join(' | ')} |`,
    `|${'---|'.repeat(LANGUAGES.length + 1)}`,
    ...rows.map(([title, said]) => `| ${[title, ...LANGUAGES.map((language) => said[language]!.replace(/[\n|]/g, ' '))].join(' | ')} |`),
  ].join('\n');

async function ofState({ title, table: asked, card }: SpokenState): Promise<string> {
  const said = await everywhere(KEYS, ([, question, isAgain]) => answerTo(question, asked, isAgain, card));
  for (const [[, question], answers] of said)
    for (const answer of Object.values(answers)) expect(answer, `${title}, ${question}`).toMatch(/^.{4,160}[.!?…”"]$/u);
  return `### ${title[0]!.toUpperCase()}${title.slice(1)}\n\n${table(
    'key',
    [...said].map(([[key], answers]) => [`\`${key.replace(', again', '`, again')}${key.includes('again') ? '' : '`'}`, answers] as const),
  )}`;
}

test('every state and every announcement is as the page says', async () => {
  const parts = [HEAD.trim()];
  for (const [game, states] of Object.entries(STATES)) {
    parts.push(`## ${TITLES[game]}`);
    for (const state of states) parts.push(await ofState(state));
  }
  parts.push('## Announcements', 'In full, and briefly as the settings allow; what I do first, then what others do.');
  const cases = SAID.flatMap((id) => [0, 1].flatMap((seat) => [false, true].map((isBrief) => ({ id, seat, isBrief }))));
  const said = await everywhere(cases, ({ id, seat, isBrief }) => sentenceText(gameOf(id), exampleOf(id, seat), NAMES, 0, isBrief));
  const rows = [...said].filter(
    ([{ seat, id }]) => seat === 0 || !['play-said-your-turn', 'play-said-debt', 'play-said-reshuffle', 'play-said-direction'].includes(id),
  );
  parts.push(
    table(
      'what',
      rows.map(([{ id, seat, isBrief }, answers]) => [
        `${id.slice(10)}, ${seat === 0 ? 'me' : 'another'}${isBrief ? ', brief' : ''}`,
        answers,
      ]),
    ),
  );
  for (const [{ id }, answers] of said) for (const answer of Object.values(answers)) expect(answer).not.toContain(id);
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(PAGE);
});
