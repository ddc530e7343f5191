/** At most one reload per path in this time, in ms. */
const quietMs = 10_000;

/**
 * Loads the whole page at `url` anew, because its code did not arrive: what the page knows may be out of date.
 * False when that was done for this path a moment ago, or cannot be remembered: the page must then speak for itself.
 */
export function reloadOnce(
  url: URL,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  go: (href: string) => void,
): boolean {
  const key = `storyloom-reload:${url.pathname}`;
  const now = Date.now();
  try {
    if (now - Number(storage.getItem(key)) < quietMs) return false;
    storage.setItem(key, String(now));
  } catch {
    return false;
  }
  go(url.href);
  return true;
}
