const name = 'tokenid';
/** The API keeps a token for 90 days after its last use. */
const maxAge = 90 * 24 * 60 * 60;

/** The token in a Cookie header or in `document.cookie`; null when there is none. */
export function tokenIn(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value) return decoded(value);
  }
  return null;
}

/** Anyone may put anything into a cookie: what no header can carry is no token. */
function decoded(value: string): string | null {
  try {
    const token = decodeURIComponent(value);
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}

/** The `document.cookie` text that keeps the token, or forgets it when null. */
export function tokenCookie(token: string | null, secure: boolean): string {
  const value = token === null ? '' : encodeURIComponent(token);
  return `${name}=${value}; Path=/; Max-Age=${token === null ? 0 : maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
