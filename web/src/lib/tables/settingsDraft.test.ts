import { expect, test, vi } from 'vitest';
import type { Settings } from '../protocol';
import { SNAPSHOT } from '../../testing/examples';
import { SettingsDraft } from './settingsDraft.svelte';

const BEFORE: Settings = { ...SNAPSHOT.settings, options: {}, clock: 0, public: false };

test('two changes in a row are both kept, whatever the table has answered so far', () => {
  const send = vi.fn<(settings: Settings) => void>();
  const draft = new SettingsDraft(BEFORE, send);
  draft.change({ clock: 60 });
  draft.change({ public: true });
  draft.hear({ ...BEFORE, clock: 60 }); // the answer to the first
  expect(draft.settings).toEqual({ ...BEFORE, clock: 60, public: true });
  expect(send).toHaveBeenLastCalledWith({ ...BEFORE, clock: 60, public: true });
  draft.hear({ ...BEFORE, clock: 60, public: true });
  draft.hear({ ...BEFORE, clock: 15 }); // somebody else has changed it
  expect(draft.settings.clock).toBe(15);
});

test('the order of house rules does not matter', () => {
  const draft = new SettingsDraft(BEFORE, () => undefined);
  draft.change({ options: { mau: 'auto', rounds: 5 } });
  draft.hear({ ...BEFORE, options: { rounds: 5, mau: 'auto' } });
  draft.hear(BEFORE);
  expect(draft.settings.options).toEqual({});
});

test('what is refused is as it was', () => {
  const draft = new SettingsDraft(BEFORE, () => undefined);
  draft.change({ seats: 2 });
  draft.drop(BEFORE);
  expect(draft.settings).toEqual(BEFORE);
  draft.hear({ ...BEFORE, clock: 30 });
  expect(draft.settings.clock).toBe(30);
});
