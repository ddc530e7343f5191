import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collector as ownCollector } from '@storyloom/contract/analytics/collector';
import * as z from 'zod/mini';
import type { PaymentPageSettings } from './payments/payment-page.ts';
import { publicKeysFrom } from './signatures.ts';

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

/** Public keys of the registry, as `npm run release -- keys` prints them. */
const publicKeys = z.string().check(
  z.refine((text) => {
    try {
      return publicKeysFrom(text);
    } catch {
      return false;
    }
  }, 'must be public keys, as npm run release -- keys prints them, with a comma between two'),
);

const Environment = z.object({
  PORT: z._default(z.coerce.number(), 3000),
  DATA_DIR: z._default(z.string(), '.data'),
  API_URL: z._default(z.url(), 'http://127.0.0.1:4000'),
  REGISTRY_URL: z._default(z.url(), 'http://127.0.0.1:4100'),
  REGISTRY_PUBLIC_KEYS: z.optional(publicKeys),
  REGISTRY_PUBLIC_KEY_FILE: z.optional(z.string()),
  REGISTRY_HOST_TOKEN: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_PORT: z._default(z.coerce.number(), 0),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  COMPOSITION_POLL_MS: z._default(z.coerce.number(), 2_000),
  PUBLIC_ORIGIN: z.optional(origin),
  PUBLIC_ASSETS_URL: z.optional(origin),
  PAY_ORIGIN: z.optional(origin),
  CONSENT: z._default(z.enum(['ask', 'granted', 'off']), 'ask'),
  COLLECTOR_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PADDLE_CLIENT_TOKEN: z.optional(z.string().check(z.regex(/^\w+$/))),
  PADDLE_ENVIRONMENT: z._default(z.enum(['production', 'sandbox']), 'production'),
  FLAGS_PROVIDER: z.optional(z.string()),
  REDIRECTS: z.optional(redirects),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive()), 1),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(600)), 0),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
});

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
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(Environment, environment);
  if (!parsed.success) throw new Error(`The host's settings are invalid: ${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  const data = resolve(settings.DATA_DIR);
  const keyFile = settings.REGISTRY_PUBLIC_KEY_FILE ?? join(data, 'registry', 'public-key.pem');
  const { CONSENT: consent, COLLECTOR_URL: collector = null } = settings;
  return {
    port: settings.PORT,
    logLevel: settings.LOG_LEVEL,
    /** Address of the metrics endpoint for Prometheus; with port 0, metrics are off. */
    metrics: { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    apiUrl: settings.API_URL,
    registryUrl: settings.REGISTRY_URL,
    /** The registry's public keys. A file is read each time, because the registry beside it writes it. */
    keys: () => publicKeysFrom(settings.REGISTRY_PUBLIC_KEYS || readFileSync(keyFile, 'utf8')),
    /** Token for reports of failures to the registry; null keeps them in the log and metrics. */
    hostToken: settings.REGISTRY_HOST_TOKEN ?? readToken(join(data, 'registry', 'host-token')),
    /** Verified releases, and the last verified composition. */
    cacheDir: join(data, 'host'),
    compositionPollMs: settings.COMPOSITION_POLL_MS,
    /** Proxies before this server that append the visitor's address to X-Forwarded-For. */
    trustedProxies: settings.TRUSTED_PROXIES,
    /** The site's origin for visitors; null: the origin of each request. */
    publicOrigin: originOf(settings.PUBLIC_ORIGIN),
    /** Origin of a CDN that fetches the files of the site from it; null: pages ask the site. */
    assetsOrigin: originOf(settings.PUBLIC_ASSETS_URL),
    /** Origin of the payment page; null: nothing can be bought. */
    payOrigin: originOf(settings.PAY_ORIGIN),
    /** How visits are counted; undefined if they are not. */
    analytics: consent === 'off' ? undefined : { consent, url: collector ?? `/api${ownCollector.path}` },
    /** A collector of another site; null for the API. */
    collector: consent === 'off' ? null : collector,
    /** Settings of Paddle's payment page; null if another server serves it. */
    paymentPage: readPaymentPage(settings),
    /** Targets by the path that leads to them. */
    redirects: settings.REDIRECTS ?? {},
    /** Module whose default export is a provider of OpenFeature; null: the rollout of the site. */
    flagsProvider: settings.FLAGS_PROVIDER ? resolve(settings.FLAGS_PROVIDER) : null,
    /** False: browsers get a worker that removes itself. */
    hasWorker: settings.SERVICE_WORKER === 'on',
    /** Time in which this process still serves after SIGTERM, in ms. */
    drainMs: settings.DRAIN_SECONDS * 1_000,
    /** Multiplies what one network may do. */
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
  };
}
