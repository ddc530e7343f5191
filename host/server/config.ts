import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const Environment = z.object({
  PORT: z._default(z.coerce.number(), 3000),
  DATA_DIR: z._default(z.string(), '.data'),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  REGISTRY_URL: z._default(z.url(), 'http://127.0.0.1:4100'),
  REGISTRY_PUBLIC_KEY_FILE: z.optional(z.string()),
  REGISTRY_HOST_TOKEN: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  COMPOSITION_POLL_MS: z._default(z.coerce.number(), 2_000),
  PUBLIC_ORIGIN: z.optional(z.url()),
});

export interface HostConfig {
  port: number;
  apiUrl: string;
  registryUrl: string;
  publicKeyFile: string;
  /** With which this host reports failures to the registry; null: they stay in its log and metrics. */
  hostToken: string | null;
  /** Verified releases, and the last verified composition. */
  cacheDir: string;
  compositionPollMs: number;
  /** Proxies before this server that append the visitor's address to X-Forwarded-For. */
  trustedProxies: number;
  /** The site's origin for visitors; null: that of each request. */
  publicOrigin: string | null;
}

function readToken(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Reads the environment; throws with the name of what does not fit. */
export function readConfig(environment: NodeJS.ProcessEnv): HostConfig {
  const parsed = z.safeParse(Environment, environment);
  if (!parsed.success) throw new Error(`The host's settings do not fit: ${z.prettifyError(parsed.error)}`);
  const { PORT, DATA_DIR, API_URL, REGISTRY_URL, REGISTRY_PUBLIC_KEY_FILE, COMPOSITION_POLL_MS } =
    parsed.data;
  const data = resolve(DATA_DIR);
  return {
    port: PORT,
    apiUrl: API_URL,
    registryUrl: REGISTRY_URL,
    publicKeyFile: REGISTRY_PUBLIC_KEY_FILE ?? join(data, 'registry', 'public-key.pem'),
    hostToken: parsed.data.REGISTRY_HOST_TOKEN ?? readToken(join(data, 'registry', 'host-token')),
    cacheDir: join(data, 'host'),
    compositionPollMs: COMPOSITION_POLL_MS,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    publicOrigin: parsed.data.PUBLIC_ORIGIN ? new URL(parsed.data.PUBLIC_ORIGIN).origin : null,
  };
}
