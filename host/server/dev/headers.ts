import { type SecurityOptions, securityHeaders } from '../documents/security-headers.ts';

/** The security headers with the development servers' origins allowed; their scripts have no hashes. */
export function devHeaders(
  origins: readonly string[],
  options: SecurityOptions,
): (nonce: string) => Record<string, string> {
  const http = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return (nonce) => {
    const {
      'integrity-policy': _,
      'content-security-policy': policy = '',
      ...others
    } = securityHeaders(nonce, options);
    const opened = policy
      .replace(/(style-src|img-src|font-src)[^;]*/g, (directive) => `${directive} ${http}`)
      .replace(/connect-src[^;]*/, (directive) => `${directive} ${http} ${sockets}`);
    return { ...others, 'content-security-policy': opened };
  };
}
