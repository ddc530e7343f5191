/**
 * The slices that are served from source, by name: DEV_SLICES is `reader=http://localhost:3101,points=...`. Throws in
 * production: a host that runs what nobody signed is for a developer's machine alone.
 */
export function readDevSlices(environment: NodeJS.ProcessEnv): Map<string, string> {
  if (environment.NODE_ENV === 'production')
    throw new Error('The development host does not start with NODE_ENV=production.');
  const pairs = (environment.DEV_SLICES ?? '').split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', address = ''] = pair.split('=');
      if (!URL.canParse(address)) throw new Error(`DEV_SLICES: ${pair} is not name=http://host:port`);
      return [name, new URL(address).origin];
    }),
  );
}
