// A page that has become old: the server says with each answer which page it has now, and an older one reloads itself, once.
import { base } from './base';

const MARK = 'maukas-page';
const TRIED = 'maukas.edition';

export class Edition {
  private served = $state<string | null>(null);

  constructor(
    private readonly own: string | null,
    private readonly kept: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly load: (address: string) => void,
  ) {}

  /** The server has told which page it has. */
  hear(served: string | null): void {
    if (served !== null) this.served = served;
  }

  /** Whether the server has another page, and coming to it has not been tried yet. */
  get isOld(): boolean {
    return this.own !== null && this.served !== null && this.served !== this.own && this.kept.getItem(TRIED) !== this.served;
  }

  /** Load this address anew if the page is old and nothing is lost by it; says whether it does. */
  renew(address: string, isHarmless = true): boolean {
    if (!isHarmless || !this.isOld) return false;
    this.kept.setItem(TRIED, this.served!);
    this.load(address);
    return true;
  }

  /** A part of this page was not loaded: if the server has another page by now, only that one has all of its parts. */
  missesPart(address: string, served: string | null): void {
    const found = `without a part: ${this.own}`;
    if (this.own === null || served === null || served === this.own || this.kept.getItem(TRIED) === found) return;
    this.kept.setItem(TRIED, found);
    this.load(address);
  }
}

const isBrowser = typeof document !== 'undefined';

export const edition = new Edition(
  isBrowser ? (document.querySelector<HTMLMetaElement>(`meta[name="${MARK}"]`)?.content ?? null) : null,
  isBrowser ? sessionStorage : { getItem: () => null, setItem: () => undefined },
  (address) => (address === location.href ? location.reload() : location.assign(address)),
);

if (isBrowser) {
  addEventListener('vite:preloadError', () => void servedNow().then((served) => edition.missesPart(location.href, served)));
}

/** Which page the server has, if it answers: without it, loading the page anew would lose what is here. */
const servedNow = (): Promise<string | null> =>
  fetch(`${base}health`, { cache: 'no-store' }).then(({ ok, headers }) => (ok ? headers.get(MARK) : null), () => null);

export const hearEdition = (headers: Headers): void => edition.hear(headers.get(MARK));

/** Whether something is open or half written that a new page would not know. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], details[open]') !== null || [...document.querySelectorAll('input')].some((input) => input.type === 'text' && !input.readOnly && input.value !== '');
