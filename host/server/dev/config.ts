export interface DevConfig {
  /** Where each slice that is served from source is served, by its name. */
  slices: Map<string, string>;
  /** The shell's development build. */
  shellDir: string;
}

/**
 * DEV_MFES is `reader=http://localhost:3101,points=...`. Throws in production: a host that runs what nobody signed is
 * for a developer's machine alone.
 */
export function readDevConfig(environment: NodeJS.ProcessEnv): DevConfig {
  if (environment.NODE_ENV === 'production')
    throw new Error('The development host does not start with NODE_ENV=production.');
  const pairs = (environment.DEV_MFES ?? '').split(',').filter(Boolean);
  const slices = pairs.map((pair) => {
    const [name = '', address = ''] = pair.split('=');
    if (!URL.canParse(address)) throw new Error(`DEV_MFES: ${pair} is not name=http://host:port`);
    return [name, new URL(address).origin] as const;
  });
  const { DEV_SHELL_DIR: shellDir } = environment;
  if (!shellDir) throw new Error('DEV_SHELL_DIR is missing: start this host by npm run dev.');
  return { slices: new Map(slices), shellDir };
}
