import { saveReferral } from '@storyloom/mfe/last-referral';

/** Parameters that a host app puts into the address of a page, under their names in session storage. */
const names = ['access-token', 'device-id', 'version', 'userId', 'referral'] as const;

export type SessionParameters = Readonly<Record<(typeof names)[number], string>>;

/** All five, or null if one is missing or empty. */
function readAll(read: (name: string) => string | null): SessionParameters | null {
  const entries = names.map((name) => [name, read(name)] as const);
  return entries.every(([, value]) => value) ? (Object.fromEntries(entries) as SessionParameters) : null;
}

/**
 * The session parameters of this visit: those of the address if it has all five, which are then stored, otherwise the
 * stored ones if all five are stored. Storage may be blocked.
 */
export function readSessionParameters(query: URLSearchParams): SessionParameters | null {
  const given = readAll((name) => query.get(name));
  saveReferral(query.get('referral') ?? '');
  try {
    if (!given) return readAll((name) => sessionStorage.getItem(name));
    for (const name of names) sessionStorage.setItem(name, given[name]);
  } catch {
    // Parameters that cannot be stored last until the page is closed.
  }
  return given;
}

/** Removes the parameters at a logout, so that a reload does not restore the token. */
export function forgetSessionParameters(): void {
  try {
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

/** The address without the token. Pages must not repeat the token in their links. */
export function withoutToken(url: URL): URL {
  const copy = new URL(url);
  if (copy.searchParams.has('access-token')) copy.searchParams.delete('access-token');
  return copy;
}

/** The target of a redirect with the session parameters of the requested address, within this site only. */
export function withSessionParameters(location: string, request: URL): string {
  const given = names.filter((name) => request.searchParams.has(name));
  const target = new URL(location, request);
  if (given.length === 0 || target.origin !== request.origin) return location;
  for (const name of given) target.searchParams.set(name, request.searchParams.get(name) ?? '');
  return `${target.pathname}${target.search}${target.hash}`;
}

/**
 * Returns the token in the address or, for a visitor without a session, in the stored parameters. Removes it from
 * the address, so that it is neither shared nor kept in the history.
 */
export function takeLinkToken(hasSession: boolean): string | null {
  const url = new URL(location.href);
  const parameters = readSessionParameters(url.searchParams);
  const given = url.searchParams.get('access-token');
  if (given !== null) history.replaceState(history.state, '', withoutToken(url));
  const token = given ?? (hasSession ? null : parameters?.['access-token']) ?? '';
  return /^[\x21-\x7e]+$/.test(token) ? token : null;
}
