// The version of the page: the server sends its own with each answer, and an older page reloads itself, once.
import { base } from '../platform/base';

const MARK = 'maukas-page';
const TRIED = 'maukas.edition';

export class PageVersion {
  private served = $state<string | null>(null);

  constructor(
    private readonly own: string | null,
    private readonly kept: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly load: (address: string) => void,
  ) {}

  /** Note the version that the server has. */
  hear(served: string | null): void {
    if (served !== null) this.served = served;
  }

  /** Whether the server has another version that this page has not tried to load yet. */
  get isOld(): boolean {
    return this.own !== null && this.served !== null && this.served !== this.own && this.kept.getItem(TRIED) !== this.served;
  }

  /** Reload at this address if the page is old and nothing is lost by it; returns whether it does. */
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

export const pageVersion = new PageVersion(
  isBrowser ? (document.querySelector<HTMLMetaElement>(`meta[name="${MARK}"]`)?.content ?? null) : null,
  isBrowser ? sessionStorage : { getItem: () => null, setItem: () => undefined },
  (address) => (address === location.href ? location.reload() : location.assign(address)),
);

if (isBrowser) {
  addEventListener('vite:preloadError', () => void servedNow().then((served) => pageVersion.missesPart(location.href, served)));
}

/** The version that the server has, if it answers: if it does not, a reload would lose this page. */
const servedNow = (): Promise<string | null> =>
  fetch(`${base}health`, { cache: 'no-store' }).then(
    ({ ok, headers }) => (ok ? headers.get(MARK) : null),
    () => null,
  );

export const hearPageVersion = (headers: Headers): void => pageVersion.hear(headers.get(MARK));

/** Whether something is open or half written that a new page would not know. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], details[open]') !== null ||
  [...document.querySelectorAll('input')].some((input) => input.type === 'text' && !input.readOnly && input.value !== '');
