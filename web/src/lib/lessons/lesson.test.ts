import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lesson, type Script } from './lesson.svelte';
import { readScript } from './scripts';

const GAMES = ['maumau', 'dos'] as const;
let scripts: Record<string, Script> = {};

beforeEach(async () => {
  scripts = { maumau: await readScript('maumau'), dos: await readScript('dos') };
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

const begun = (game: string): Lesson => new Lesson(scripts[game]!, 'You');

/** Do what the coach wants, and let the others play. */
function doWanted(lesson: Lesson): void {
  lesson.table.play(lesson.frame.wanted[0]!);
  vi.runAllTimers();
}

describe.each(GAMES)('the first game of %s', (game) => {
  it('ends with the learner winning when everything is done as wanted', () => {
    const lesson = begun(game);
    for (const step of lesson.script.coach.keys()) {
      expect(lesson.step).toBe(step);
      expect(lesson.table.isMyTurn).toBe(true);
      doWanted(lesson);
    }
    expect(lesson.isOver).toBe(true);
    expect(lesson.table.view?.winner).toBe(0);
  });

  it('shows at every step the same, whether one has played or gone back to it', () => {
    const lesson = begun(game);
    doWanted(lesson);
    doWanted(lesson);
    const [view, log] = [lesson.table.view, lesson.table.log];
    doWanted(lesson);
    lesson.goTo(2);
    expect(lesson.table.view).toEqual(view);
    expect(lesson.table.log).toEqual(log);
  });

  it('goes on by itself for those who skip', () => {
    const lesson = begun(game);
    lesson.script.coach.forEach(() => {
      lesson.skip();
      vi.runAllTimers();
    });
    expect(lesson.isOver).toBe(true);
  });

  it('stays at its end for those who skip once more', () => {
    const lesson = begun(game);
    lesson.goTo(lesson.script.coach.length);
    const view = lesson.table.view;
    lesson.skip();
    expect([lesson.isOver, lesson.table.view]).toEqual([true, view]);
  });
});

describe('what the learner tries', () => {
  it('is refused with the reason of the judge, and nothing happens', () => {
    const lesson = begun('maumau');
    lesson.table.play('B3');
    expect(lesson.table.refused).toMatchObject({ clause: 'M-15', reason: 'maumau-number-does-not-fit', values: { card: 'B3', top: 'R8' } });
    expect(lesson.at).toBe(0);
  });

  it('is refused in either order of two cards', () => {
    const lesson = begun('dos');
    for (const move of ['B8+G10>B7', 'G10+B8>B7']) {
      lesson.table.play(move);
      expect(lesson.table.refused?.reason).toBe('dos-sum-differs');
    }
  });

  it('may be allowed but not what is taught now', () => {
    const lesson = begun('maumau');
    lesson.table.play('W:G');
    expect([lesson.isElsewhere, lesson.at, lesson.table.refused]).toEqual([true, 0, null]);
    lesson.table.play('R3');
    expect(lesson.isElsewhere).toBe(false);
  });

  it('is not its turn while the others play', () => {
    const lesson = begun('maumau');
    lesson.table.play('R3');
    lesson.table.play('B3');
    expect(lesson.table.refused?.reason).toBe('maumau-not-your-turn');
  });

  it('is refused on purpose where the coach asks for it, and the lesson goes on', () => {
    const lesson = begun('maumau');
    doWanted(lesson);
    expect(lesson.script.coach[lesson.step]).toBe('wrong');
    doWanted(lesson);
    expect(lesson.table.refused?.clause).toBe('M-15');
    expect(lesson.script.coach[lesson.step]).toBe('draw');
  });
});

it('nothing happens any more at a table that was left', () => {
  const lesson = begun('maumau');
  lesson.table.play('R3');
  const at = lesson.at;
  lesson.table.close();
  vi.runAllTimers();
  expect(lesson.at).toBe(at);
});
