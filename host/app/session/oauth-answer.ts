import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { isOAuthAnswer } from './oauth-address.ts';

/**
 * Returns the answer of a login service in the address; null if there is none. Removes the query from the address,
 * so that a code is neither shared nor kept in the history. Answers of OAuth 1 (`oauth_token`, `oauth_verifier`)
 * are recognised, but belong to no login of this site.
 */
export function takeOAuthAnswer(): OAuthAnswer | null {
  const url = new URL(location.href);
  const { searchParams: query } = url;
  if (!isOAuthAnswer(url)) return null;
  history.replaceState(history.state, '', `${url.pathname}${url.hash}`);
  return { state: query.get('state') ?? '', code: query.get('code'), iss: query.get('iss') };
}
