import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './frames';

let frame: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => ((frame = work), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (frame = null));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the frame comes first, then the work, once', () => {
  const work = vi.fn();
  afterFrame(work);
  frame!();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('where there are no frames, because nobody looks, it is done all the same', () => {
  const work = vi.fn();
  afterFrame(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('it can be left undone, before the frame and after it', () => {
  const work = vi.fn();
  afterFrame(work)();
  expect(frame).toBeNull();
  const leave = afterFrame(work);
  frame!();
  leave();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
