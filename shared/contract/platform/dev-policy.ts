/**
 * The security policy of a document with the origins of development servers allowed: for styles, pictures, fonts and
 * connections. Scripts need no origin, because the shell's may load others.
 */
export function allowOrigins(policy: string, origins: readonly string[]): string {
  const http = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return policy
    .replace(/(style-src|img-src|font-src)[^;]*/g, (directive) => `${directive} ${http}`)
    .replace(/connect-src[^;]*/, (directive) => `${directive} ${http} ${sockets}`);
}
