// @ts-check

const LOOPBACK = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/;

/**
 * Whether visitors reach the site by a loopback address only. A site behind a proxy has an address that is not known here unless
 * PUBLIC_ORIGIN names it.
 *
 * @param {Record<string, string | undefined>} env
 */
export function isTriedOut({ PUBLIC_ORIGIN, TRUSTED_PROXIES }) {
  if (!PUBLIC_ORIGIN) return Number(TRUSTED_PROXIES || 0) === 0;
  return LOOPBACK.test(URL.parse(PUBLIC_ORIGIN)?.hostname ?? '');
}
