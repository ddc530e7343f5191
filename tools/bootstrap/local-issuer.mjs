// @ts-check
import { isTriedOut } from './tried-out.mjs';

/**
 * Whether to start the issuer for trying out OAuth: no issuer is configured, and visitors reach the site by a loopback
 * address.
 *
 * @param {Record<string, string | undefined>} env
 */
export function usesLocalIssuer(env) {
  return !env.OIDC_ISSUERS && isTriedOut(env);
}
