/**
 * Whether this is the address to which a login service has sent the visitor: the site's origin with an answer of OAuth 2, or
 * of OAuth 1.
 */
export function isOAuthAnswer({ pathname, searchParams: query }: URL): boolean {
  if (pathname !== '/') return false;
  const isOAuth2 = query.has('state') && (query.has('code') || query.has('error'));
  return isOAuth2 || (query.has('oauth_token') && query.has('oauth_verifier'));
}
