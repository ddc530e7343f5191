/** True if a login service sent the visitor to this address: the path `/` with an answer of OAuth 2 or OAuth 1. */
export function isOAuthAnswer({ pathname, searchParams: query }: URL): boolean {
  if (pathname !== '/') return false;
  const isOAuth2 = query.has('state') && (query.has('code') || query.has('error'));
  return isOAuth2 || (query.has('oauth_token') && query.has('oauth_verifier'));
}
