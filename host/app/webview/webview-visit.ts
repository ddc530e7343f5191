/** Key of session storage, which ends with the visit. */
const key = 'from';

/** True if the app opened this visit in its web view: an address had `from={product}-app`. Storage may be blocked. */
export function isWebviewVisit(query: URLSearchParams): boolean {
  const from = query.get('from');
  const isApp = from !== null && /^[a-z0-9-]+-app$/i.test(from);
  try {
    if (isApp) sessionStorage.setItem(key, from);
    return isApp || sessionStorage.getItem(key) !== null;
  } catch {
    return isApp;
  }
}
