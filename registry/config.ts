import { join, resolve } from 'node:path';
import { bucketAddress, bucketAddressRule } from '@storyloom/files/bucket-address';
import * as z from 'zod/mini';
import { parseSigningKey } from './platform/keys.ts';

/** A private key, as `npm run release -- keys` prints it. */
const signingKey = z.string().check(
  z.refine((text) => {
    try {
      return parseSigningKey(text);
    } catch {
      return false;
    }
  }, 'must be an Ed25519 key, as npm run release -- keys prints it'),
);

const Environment = z.object({
  REGISTRY_PORT: z._default(z.coerce.number(), 4100),
  REGISTRY_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.string(),
  FILES_URL: z.optional(z.string().check(z.regex(bucketAddress, bucketAddressRule))),
  REGISTRY_SIGNING_KEY: z.optional(signingKey),
  REGISTRY_TOKEN_SECRET: z.optional(z.string().check(z.minLength(32))),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_PORT: z._default(z.coerce.number(), 0),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number(), 3000),
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  REGISTRY_WEBHOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  REGISTRY_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
});

/** Reads the environment. Throws an error that names an invalid setting. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  // An empty setting is none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success)
    throw new Error(`The registry's settings are not valid: ${z.prettifyError(parsed.error)}`);
  const { REGISTRY_PORT, REGISTRY_HOST, DATA_DIR, DATABASE_URL, PORT, PUBLIC_ORIGIN } = parsed.data;
  const { REGISTRY_WEBHOOK_URL: url, REGISTRY_WEBHOOK_SECRET: secret } = parsed.data;
  if (url && !secret)
    throw new Error(
      'REGISTRY_WEBHOOK_URL needs REGISTRY_WEBHOOK_SECRET, which signs the requests: at least 16 characters that the receiver knows too.',
    );
  return {
    port: REGISTRY_PORT,
    /** Address it listens at. */
    host: REGISTRY_HOST,
    databaseUrl: DATABASE_URL,
    logLevel: parsed.data.LOG_LEVEL,
    /** Address of the metrics endpoint for Prometheus; with port 0, metrics are off. */
    metrics: { port: parsed.data.METRICS_PORT, host: parsed.data.METRICS_HOST },
    /** Release files and keys, unless they are given. */
    folder: join(resolve(DATA_DIR), 'registry'),
    /** Bucket of release files; null: they are in the folder. */
    filesUrl: parsed.data.FILES_URL ?? null,
    keys: { signingKey: parsed.data.REGISTRY_SIGNING_KEY, tokenSecret: parsed.data.REGISTRY_TOKEN_SECRET },
    /** Origin of the site, for links to previews. */
    site: PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://localhost:${PORT}`,
    /** Webhook that receives each change, and the secret that signs its requests. */
    webhook: url && secret ? { url, secret } : null,
  };
}
