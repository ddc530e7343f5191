export interface DevConfig {
  /** Origins of the development servers, by micro-frontend. */
  origins: Map<string, string>;
  /** The shell's development build. */
  shellDir: string;
}

/** DEV_MFES is `reader=http://localhost:3101,points=...`. Throws in production, where unsigned code must not run. */
export function readDevConfig(environment: NodeJS.ProcessEnv): DevConfig {
  if (environment.NODE_ENV === 'production')
    throw new Error('The development host does not start with NODE_ENV=production.');
  const pairs = (environment.DEV_MFES ?? '').split(',').filter(Boolean);
  const origins = pairs.map((pair) => {
    const [name = '', address = ''] = pair.split('=');
    if (!URL.canParse(address)) throw new Error(`DEV_MFES: ${pair} is not name=http://host:port`);
    return [name, new URL(address).origin] as const;
  });
  const { DEV_SHELL_DIR: shellDir } = environment;
  if (!shellDir) throw new Error('DEV_SHELL_DIR is missing: start this host by npm run dev.');
  return { origins: new Map(origins), shellDir };
}
