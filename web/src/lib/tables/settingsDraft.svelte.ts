// The settings of a table while somebody changes them: what was sent stays chosen until the table has answered.
import type { Settings } from '../protocol';

const written = (settings: Settings): string =>
  JSON.stringify(Object.entries({ ...settings, options: Object.entries(settings.options).sort() }).sort());

export class SettingsDraft {
  settings: Settings = $state.raw()!;
  private sent: string | null = null;

  constructor(
    settings: Settings,
    private readonly send: (settings: Settings) => void,
  ) {
    this.settings = settings;
  }

  change(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.sent = written(this.settings);
    this.send(this.settings);
  }

  /** The table has these settings; until it has what was sent last, they are only on the way to it. */
  hear(settings: Settings): void {
    if (this.sent !== null && this.sent !== written(settings)) return;
    this.settings = settings;
    this.sent = null;
  }

  /** What was sent is refused, or lost: the table is as it was. */
  drop(settings: Settings): void {
    this.sent = null;
    this.settings = { ...settings };
  }
}
