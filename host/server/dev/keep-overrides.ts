import { compositionParameter, overridePrefix, previewParameter } from '@storyloom/contract/platform/preview';

/**
 * Runs in the page first. Remembers the overrides of the tab, and asks for them again if an address has none. Written for
 * the browser: it is sent as source text.
 */
function keep(prefix: string, composition: string, leave: string): void {
  const key = 'storyloom-overrides';
  const asked = new URLSearchParams(location.search);
  const given = [...asked].filter(([name]) => name === composition || name.startsWith(prefix));
  try {
    const kept = sessionStorage.getItem(key);
    if (asked.get(leave) === '') sessionStorage.removeItem(key);
    else if (given.length > 0) sessionStorage.setItem(key, String(new URLSearchParams(given)));
    else if (kept) location.replace(`?${asked.size > 0 ? `${asked}&` : ''}${kept}${location.hash}`);
  } catch {
    // Storage is blocked: the overrides are those of the address.
  }
}

/** The source of the script. */
export const keepOverrides = `(${keep})(${[overridePrefix, compositionParameter, previewParameter].map((name) => JSON.stringify(name))});`;
