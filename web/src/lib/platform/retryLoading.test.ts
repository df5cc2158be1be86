import { expect, test, vi } from 'vitest';
import { retryLoading } from './retryLoading';

const fails = () => Promise.reject(new Error('no part'));

test('a part that loads at last needs no new page', async () => {
  const reload = vi.fn();
  expect(
    await retryLoading(
      () => Promise.resolve(),
      () => Promise.resolve(true),
      reload,
    ),
  ).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a failure that the browser keeps is over with a new page, once the server answers', async () => {
  const reload = vi.fn();
  expect(await retryLoading(fails, () => Promise.resolve(true), reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a server the page stays', async () => {
  const reload = vi.fn();
  expect(await retryLoading(fails, fails as () => Promise<boolean>, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
