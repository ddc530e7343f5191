/** Key of session storage, which ends with the visit. */
const key = 'from';

/** The name of the app that opened this address in its web view, as `from={product}-app`; null without one. */
export function appIn(query: URLSearchParams): string | null {
  const from = query.get('from');
  return from !== null && /^[a-z0-9-]+-app$/i.test(from) ? from : null;
}

/** The server's cookie, which is there also if the first page of the visit was left before its scripts ran. */
const isInCookie = (cookies: string): boolean => /(?:^|;\s*)from=[^;]/.test(cookies);

/** True if the app opened this visit in its web view. Storage may be blocked. */
export function isWebviewVisit(query: URLSearchParams, cookies: string): boolean {
  const app = appIn(query);
  const isKnown = app !== null || isInCookie(cookies);
  try {
    if (app !== null) sessionStorage.setItem(key, app);
    return isKnown || sessionStorage.getItem(key) !== null;
  } catch {
    return isKnown;
  }
}
