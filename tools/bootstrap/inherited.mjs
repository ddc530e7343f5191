// @ts-check

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/**
 * Keeps settings of the shell from the children's own connections: proxies from those to this machine and, with the embedded
 * database, the variables that PostgreSQL's clients read.
 *
 * @param {Record<string, string | undefined>} env changed in place
 */
export function cleanInherited(env) {
  const given = env.NO_PROXY ?? env.no_proxy;
  env.NO_PROXY = env.no_proxy = [...(given ? [given] : []), ...LOOPBACK].join(',');
  if (env.DATABASE_URL) return;
  for (const name of Object.keys(env)) if (/^PG[A-Z_]+$/.test(name)) delete env[name];
}
