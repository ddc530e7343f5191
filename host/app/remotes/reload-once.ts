import { pageTimings } from '@storyloom/contract/timings/pages';
import type { FailureReason } from './part.ts';

/** Timeout of the request that checks whether a page loads, in ms. */
const checkTimeout = 4_000;

/** The parts of the browser that a reload needs. */
export interface Reloading {
  request: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  go(href: string): void;
}

/**
 * Reloads the page if a part's code did not arrive, because the page's composition may be out of date. At most once per
 * path in 10 s, and only if the page would load. Returns whether it reloads.
 */
export async function reloadForNewCode(
  reason: FailureReason,
  url: URL,
  browser: Reloading,
): Promise<boolean> {
  if (reason !== 'unreachable' || !(await wouldLoad(url, browser.request))) return false;
  return reloadOnce(url, browser.storage, browser.go);
}

/** False if the path was reloaded within 10 s, or if that cannot be recorded. */
export function reloadOnce(url: URL, storage: Reloading['storage'], go: (href: string) => void): boolean {
  const key = `storyloom-reload:${url.pathname}`;
  const now = Date.now();
  try {
    if (now - Number(storage.getItem(key)) < pageTimings.reload) return false;
    storage.setItem(key, String(now));
  } catch {
    return false;
  }
  go(url.href);
  return true;
}

/** Without a connection a reload would end in the browser's own error page, with no way back. */
export async function wouldLoad(url: URL, request: typeof fetch): Promise<boolean> {
  try {
    const { status } = await request(url, { method: 'HEAD', signal: AbortSignal.timeout(checkTimeout) });
    return status < 500;
  } catch {
    return false;
  }
}
