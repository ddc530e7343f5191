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

/** How long a page may take to show that it is there, in ms. */
const patience = 4_000;

/** Whether a page would come. Without a connection a reload ends in the browser's own error page, with no way back. */
export async function wouldLoad(url: URL, request: typeof fetch = fetch): Promise<boolean> {
  try {
    const { status } = await request(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return status < 500;
  } catch {
    return false;
  }
}
