/** Seconds; 365 days. */
const maxAge = 365 * 24 * 60 * 60;

export function hasLocale(cookies: string): boolean {
  return /(?:^|;\s*)locale=en(?:;|$)/.test(cookies);
}

/** `Set-Cookie` header that keeps the locale; the site has one language. */
export function localeCookie(secure: boolean): string {
  return `locale=en; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
