const name = 'tokenid';
/** Seconds; the API keeps a token for 90 days after its last use. */
const maxAge = 90 * 24 * 60 * 60;

/** The token in a Cookie header or in `document.cookie`; null if there is none. */
export function tokenIn(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value) return decode(value);
  }
  return null;
}

/** The decoded value, or null if it could not be sent in a header. */
function decode(value: string): string | null {
  try {
    const token = decodeURIComponent(value);
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}

/** The `document.cookie` text that saves the token, or deletes it if null. */
export function tokenCookie(token: string | null, secure: boolean): string {
  const value = token === null ? '' : encodeURIComponent(token);
  return `${name}=${value}; Path=/; Max-Age=${token === null ? 0 : maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
