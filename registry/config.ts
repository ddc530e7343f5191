import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const Environment = z.object({
  REGISTRY_PORT: z._default(z.coerce.number(), 4100),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.string(),
});

export interface RegistryConfig {
  port: number;
  databaseUrl: string;
  /** Release files and keys. */
  folder: string;
}

/** Reads the environment. Throws an error that names an invalid setting. */
export function readConfig(environment: NodeJS.ProcessEnv): RegistryConfig {
  const parsed = z.safeParse(Environment, environment);
  if (!parsed.success)
    throw new Error(`The registry's settings are not valid: ${z.prettifyError(parsed.error)}`);
  const { REGISTRY_PORT, DATA_DIR, DATABASE_URL } = parsed.data;
  return { port: REGISTRY_PORT, databaseUrl: DATABASE_URL, folder: join(resolve(DATA_DIR), 'registry') };
}
