import { pageTimings } from '@storyloom/contract/platform/timings';
import type { FailureReason } from './part.ts';

/** Timeout of the request that checks whether a page loads, in ms. */
const checkTimeout = 4_000;

/** The parts of the browser that a reload needs. */
interface Reloading {
  request: typeof fetch;
  isOnline(): boolean;
  /** Throws where storage is blocked. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  go(href: string): void;
  /** Time at which the page's document was opened, in ms since 1970. */
  opened: number;
}

/** The page that is shown, and its own reload for a newer build. */
interface ShownPage {
  /** False while a reload would lose something. */
  isFree(): boolean;
  announceForNavigation(): void;
}

/**
 * Loads a page as a document, the one that is shown by default, if a part's code did not arrive, does not exist or
 * needs another shell. Settles if the page stays.
 */
export type Reload = (reason: FailureReason, url?: URL) => Promise<void>;

/**
 * The rule for parts whose code is missing, because the composition may be out of date: a reload at most once per path
 * in 10 s, only if the page would load, and not for a page that such a reload has just opened. A page that is not free
 * stays, and is reloaded with the next navigation.
 */
export function createReload(browser: Reloading, page: ShownPage): Reload {
  return async (reason, url = new URL(location.href)) => {
    if (!(reason === 'unreachable' || isOfOldPage(reason)) || !browser.isOnline()) return;
    if (!(await wouldLoad(url, browser.request))) return;
    const isFree = page.isFree();
    const go = isFree ? browser.go : page.announceForNavigation;
    if (reloadOnce(url, { ...browser, go }) && isFree) await new Promise(() => {});
  };
}

/** True for failures that loading the part again cannot remove, but a newer composition can. */
export const isOfOldPage = (reason: FailureReason): boolean =>
  reason === 'missing' || reason === 'incompatible';

/** Returns false if the path was reloaded recently, or if the reload cannot be recorded. */
export function reloadOnce(
  url: URL,
  { storage, go, opened }: Pick<Reloading, 'storage' | 'go' | 'opened'>,
): boolean {
  const key = `storyloom-reload:${url.pathname}`;
  const now = Date.now();
  try {
    const last = Number(storage().getItem(key));
    // On a slow connection, the code of a reloaded page takes longer than the minimum time between two reloads.
    const isReloaded = Math.abs(opened - last) < pageTimings.reload;
    // A clock that was set back is no reason to wait.
    if (Math.abs(now - last) < (isReloaded ? pageTimings.codeAfterReload : pageTimings.reload)) return false;
    storage().setItem(key, String(now));
  } catch {
    return false;
  }
  go(url.href);
  return true;
}

/** True if the page would load. A reload without a connection ends in the browser's error page, with no way back. */
export async function wouldLoad(url: URL, request: typeof fetch): Promise<boolean> {
  try {
    const { status } = await request(url, { method: 'HEAD', signal: AbortSignal.timeout(checkTimeout) });
    return status < 500;
  } catch {
    return false;
  }
}
