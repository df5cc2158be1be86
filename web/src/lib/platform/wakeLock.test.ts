import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canStayAwake, stayAwake } from './wakeLock';

class Lock {
  released = false;
  release = async (): Promise<void> => void (this.released = true);
}

let locks: Lock[];
let visible: 'visible' | 'hidden';
let onchange: (() => Promise<void>) | undefined;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  [locks, visible, onchange] = [[], 'visible', undefined];
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        locks.push(new Lock());
        return locks.at(-1);
      },
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visible;
    },
    addEventListener: (_: string, listener: () => Promise<void>) => (onchange = listener),
    removeEventListener: () => (onchange = undefined),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the screen is kept awake until it is no longer wanted', async () => {
  const end = stayAwake();
  await settle();
  expect(locks).toMatchObject([{ released: false }]);
  end();
  await settle();
  expect(locks).toMatchObject([{ released: true }]);
  expect(onchange).toBeUndefined();
});

test('whoever comes back to the page has it awake again, with one lock', async () => {
  stayAwake();
  await settle();
  await onchange!();
  expect(locks).toHaveLength(1);
  visible = 'hidden';
  locks[0]!.released = true; // the browser does that
  await onchange!();
  expect(locks).toHaveLength(1);
  visible = 'visible';
  await onchange!();
  expect(locks).toMatchObject([{ released: true }, { released: false }]);
});

test('a lock that comes too late is let go', async () => {
  stayAwake()();
  await settle();
  expect(locks).toMatchObject([{ released: true }]);
});

test('where there is no such lock, or it is refused, nothing is broken', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } });
  stayAwake()();
  await settle();
  vi.stubGlobal('navigator', {});
  expect(canStayAwake()).toBe(false);
  stayAwake()();
});
