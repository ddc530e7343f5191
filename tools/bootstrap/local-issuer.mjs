// @ts-check

const LOOPBACK = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;

/**
 * Whether to start the issuer for trying out OAuth: no issuer is configured, and visitors reach the site by a loopback
 * address. A site behind a proxy has an address that is not known here unless PUBLIC_ORIGIN names it.
 *
 * @param {Record<string, string | undefined>} env
 */
export function usesLocalIssuer({ OIDC_ISSUERS, PUBLIC_ORIGIN, TRUSTED_PROXIES }) {
  if (OIDC_ISSUERS) return false;
  if (!PUBLIC_ORIGIN) return Number(TRUSTED_PROXIES || 0) === 0;
  return LOOPBACK.test(URL.parse(PUBLIC_ORIGIN)?.hostname ?? '');
}
