import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collector as ownCollector } from '@storyloom/contract/analytics/collector';
import * as z from 'zod/mini';
import type { BootstrapData } from '../app/bootstrap-data.ts';
import type { PaymentPageSettings } from './payments/payment-page.ts';

/** A path would be ignored: the site and its files are at the root of their host. */
const origin = z
  .url()
  .check(
    z.regex(
      /^https?:\/\/[^/?#@]+\/?$/i,
      'must be an origin without a path, such as https://stories.example: the site cannot be below a path',
    ),
  );

/** JSON with targets by path. */
const redirects = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({
          code: 'custom',
          message: 'must be JSON, such as {"/old":"/new"}',
          input: text,
        });
        return z.NEVER;
      }
    }),
  ),
  z.record(
    z.string().check(z.regex(/^\/(?!\/)[^?#]*$/, 'must be a path, such as /spring')),
    z
      .string()
      .check(z.regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must be a path or an address, such as /activity/spring')),
  ),
);

const Environment = z.object({
  PORT: z._default(z.coerce.number(), 3000),
  DATA_DIR: z._default(z.string(), '.data'),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  REGISTRY_URL: z._default(z.url(), 'http://127.0.0.1:4100'),
  REGISTRY_PUBLIC_KEY_FILE: z.optional(z.string()),
  REGISTRY_HOST_TOKEN: z.optional(z.string()),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  COMPOSITION_POLL_MS: z._default(z.coerce.number(), 2_000),
  PUBLIC_ORIGIN: z.optional(origin),
  PAY_ORIGIN: z.optional(origin),
  CONSENT: z._default(z.enum(['ask', 'granted', 'off']), 'ask'),
  COLLECTOR_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PADDLE_CLIENT_TOKEN: z.optional(z.string().check(z.regex(/^\w+$/))),
  PADDLE_ENVIRONMENT: z._default(z.enum(['production', 'sandbox']), 'production'),
  FLAGS_PROVIDER: z.optional(z.string()),
  REDIRECTS: z.optional(redirects),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive()), 1),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
});

export interface HostConfig {
  port: number;
  apiUrl: string;
  registryUrl: string;
  publicKeyFile: string;
  /** Token for reports of failures to the registry; null keeps them in the log and metrics. */
  hostToken: string | null;
  /** Verified releases, and the last verified composition. */
  cacheDir: string;
  compositionPollMs: number;
  /** Proxies before this server that append the visitor's address to X-Forwarded-For. */
  trustedProxies: number;
  /** The site's origin for visitors; null: the origin of each request. */
  publicOrigin: string | null;
  /** Origin of the payment page; null: nothing can be bought. */
  payOrigin: string | null;
  /** How visits are counted; undefined if they are not. */
  analytics: BootstrapData['analytics'];
  /** A collector of another site; null for the API. */
  collector: string | null;
  /** Settings of Paddle's payment page; null if another server serves it. */
  paymentPage: PaymentPageSettings | null;
  /** Targets by the path that leads to them. */
  redirects: Record<string, string>;
  /** Module whose default export is a provider of OpenFeature; null: the rollout of the site. */
  flagsProvider: string | null;
  /** False: browsers get a worker that removes itself. */
  hasWorker: boolean;
  /** Multiplies what one network may do. */
  rateLimitFactor: number;
}

function readToken(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : null);

/** Throws unless the payment page and the site have different origins. */
function readPaymentPage(environment: z.output<typeof Environment>): PaymentPageSettings | null {
  const { PADDLE_CLIENT_TOKEN: clientToken, PADDLE_ENVIRONMENT } = environment;
  if (!clientToken) return null;
  const payOrigin = originOf(environment.PAY_ORIGIN);
  const siteOrigin = originOf(environment.PUBLIC_ORIGIN);
  if (payOrigin === null || siteOrigin === null || payOrigin === siteOrigin) {
    throw new Error('PADDLE_CLIENT_TOKEN needs a PUBLIC_ORIGIN and another origin as PAY_ORIGIN.');
  }
  return { payOrigin, siteOrigin, clientToken, environment: PADDLE_ENVIRONMENT };
}

/** Reads the environment; throws with the name of an invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): HostConfig {
  const parsed = z.safeParse(Environment, environment);
  if (!parsed.success) throw new Error(`The host's settings are invalid: ${z.prettifyError(parsed.error)}`);
  const { PORT, DATA_DIR, API_URL, REGISTRY_URL, REGISTRY_PUBLIC_KEY_FILE, COMPOSITION_POLL_MS } =
    parsed.data;
  const data = resolve(DATA_DIR);
  const { CONSENT: consent, COLLECTOR_URL: collector = null } = parsed.data;
  const url = collector ?? `/api${ownCollector.path}`;
  return {
    port: PORT,
    apiUrl: API_URL,
    registryUrl: REGISTRY_URL,
    publicKeyFile: REGISTRY_PUBLIC_KEY_FILE ?? join(data, 'registry', 'public-key.pem'),
    hostToken: parsed.data.REGISTRY_HOST_TOKEN ?? readToken(join(data, 'registry', 'host-token')),
    cacheDir: join(data, 'host'),
    compositionPollMs: COMPOSITION_POLL_MS,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    publicOrigin: originOf(parsed.data.PUBLIC_ORIGIN),
    payOrigin: originOf(parsed.data.PAY_ORIGIN),
    analytics: consent === 'off' ? undefined : { consent, url },
    collector: consent === 'off' ? null : collector,
    paymentPage: readPaymentPage(parsed.data),
    redirects: parsed.data.REDIRECTS ?? {},
    flagsProvider: parsed.data.FLAGS_PROVIDER ? resolve(parsed.data.FLAGS_PROVIDER) : null,
    hasWorker: parsed.data.SERVICE_WORKER === 'on',
    rateLimitFactor: parsed.data.RATE_LIMIT_FACTOR,
  };
}
