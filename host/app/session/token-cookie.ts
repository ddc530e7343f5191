const name = 'tokenid';
/**
 * Cookie with the time at which the host last set both cookies, in seconds since 1970. The host reads it to decide
 * when to renew both.
 */
const renewedName = 'tokenid-renewed';
/** Seconds; the API keeps a token for 90 days after its last use. */
const maxAge = 90 * 24 * 60 * 60;
/** Age after which the cookie is set again, in seconds. */
const renewalAge = 24 * 60 * 60;

function cookieValue(cookies: string, wanted: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === wanted && value) return value;
  }
  return null;
}

/** The token in a Cookie header or in `document.cookie`; null if there is none, or if no header could contain it. */
export function tokenIn(cookies: string): string | null {
  try {
    const token = decodeURIComponent(cookieValue(cookies, name) ?? '');
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}

function cookie(key: string, value: string, seconds: number, secure: boolean): string {
  return `${key}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Texts for `document.cookie` that save the token, or delete it if null. The next document renews a saved one. */
export function scriptCookies(token: string | null, secure: boolean): string[] {
  return [
    cookie(name, encodeURIComponent(token ?? ''), token === null ? 0 : maxAge, secure),
    cookie(renewedName, '', 0, secure),
  ];
}

/** `Set-Cookie` headers of the host that save the token; `now` in ms. */
export function hostCookies(token: string, secure: boolean, now: number): string[] {
  return [
    cookie(name, encodeURIComponent(token), maxAge, secure),
    cookie(renewedName, String(Math.floor(now / 1000)), maxAge, secure),
  ];
}

/** True if the host has not set the token's cookie within a day of `now`, which is in ms. */
export function isRenewalDue(cookies: string, now: number): boolean {
  const age = now / 1000 - Number(cookieValue(cookies, renewedName) ?? 0);
  return !(Math.abs(age) <= renewalAge);
}
