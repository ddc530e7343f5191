import { pageTimings } from '@storyloom/contract/platform/timings';
import type { FailureReason } from './part.ts';

/** Timeout of the request that checks whether a page loads, in ms. */
const checkTimeout = 4_000;

/** The parts of the browser that a reload needs. */
export interface Reloading {
  request: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  go(href: string): void;
  /** Time at which the page's document was opened, in ms since 1970. */
  opened: number;
}

/**
 * Loads the page as a document if a part's code did not arrive, does not exist or needs another shell, because the
 * composition may be out of date. At most once per path in 10 s, only if the page would load, and not for a page that
 * such a reload has just opened. Returns true if it reloads.
 */
export async function reloadForNewCode(
  reason: FailureReason,
  url: URL,
  browser: Reloading,
): Promise<boolean> {
  if (!(reason === 'unreachable' || isOfOldPage(reason)) || !(await wouldLoad(url, browser.request)))
    return false;
  return reloadOnce(url, browser);
}

/** True for failures that loading the part again cannot remove, but a newer composition can. */
export const isOfOldPage = (reason: FailureReason): boolean =>
  reason === 'missing' || reason === 'incompatible';

/** Returns false if the path was reloaded recently, or if the reload cannot be recorded. */
export function reloadOnce(url: URL, { storage, go, opened }: Omit<Reloading, 'request'>): boolean {
  const key = `storyloom-reload:${url.pathname}`;
  const now = Date.now();
  try {
    const last = Number(storage.getItem(key));
    // On a slow connection, the code of a reloaded page takes longer than the minimum time between two reloads.
    const isReloaded = Math.abs(opened - last) < pageTimings.reload;
    if (now - last < (isReloaded ? pageTimings.codeAfterReload : pageTimings.reload)) return false;
    storage.setItem(key, String(now));
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
