import type { OAuthAnswer, OAuthReturn } from '@storyloom/contract/users/oauth-return';

/** Returns the API input that finishes a login; null if the visitor chose Cancel at the service. */
export function oauthReturnOf({ state, code, iss }: OAuthAnswer): OAuthReturn | null {
  if (code === null) return null;
  return { identityType: state, code, redirectUrl: location.origin, ...(iss !== null && { iss }) };
}
