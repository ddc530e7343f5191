import { readBootSettings } from '../bootstrap/settings.mjs';

export type ListedSetting = { name: string; fallback: string; secret?: true };

const boot = readBootSettings();

/** Every setting that a person may give, and its default. */
const SETTINGS: ListedSetting[] = [
  { name: 'PORT', fallback: '3000' },
  { name: 'API_PORT', fallback: '4000' },
  { name: 'API_HOST', fallback: '127.0.0.1' },
  { name: 'REGISTRY_PORT', fallback: '4100' },
  { name: 'REGISTRY_HOST', fallback: '127.0.0.1' },
  { name: 'DEV_PORT', fallback: '3100' },
  { name: 'DATA_DIR', fallback: boot.dataDir },
  { name: 'DATABASE_URL', fallback: '(embedded PostgreSQL in DATA_DIR)', secret: true },
  { name: 'DATABASE_DIRECT_URL', fallback: '(DATABASE_URL)', secret: true },
  { name: 'DATABASE_READ_URL', fallback: '(DATABASE_URL)', secret: true },
  { name: 'DATABASE_POOL', fallback: '10' },
  { name: 'FILES_URL', fallback: '(files in DATA_DIR)', secret: true },
  { name: 'VALKEY_URL', fallback: '(none)', secret: true },
  { name: 'DRAIN_SECONDS', fallback: '0' },
  { name: 'LOG_LEVEL', fallback: 'info' },
  { name: 'METRICS_PORT', fallback: '(none)' },
  { name: 'METRICS_HOST', fallback: '127.0.0.1' },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', fallback: '(no traces)' },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS', fallback: '', secret: true },
  { name: 'OTEL_TRACES_SAMPLER_ARG', fallback: '0.1' },
  { name: 'TRUSTED_PROXIES', fallback: '0' },
  { name: 'PUBLIC_ORIGIN', fallback: '(that of each request)' },
  { name: 'PUBLIC_ASSETS_URL', fallback: '(the site)' },
  { name: 'CONSENT', fallback: 'ask' },
  { name: 'COLLECTOR_URL', fallback: '(the API)' },
  { name: 'RATE_LIMIT_FACTOR', fallback: '1' },
  { name: 'COMPOSITION_POLL_MS', fallback: '2000' },
  { name: 'SERVICE_WORKER', fallback: 'on' },
  { name: 'FLAGS_PROVIDER', fallback: '(the rollouts that releases declare)' },
  { name: 'FLAGS_WEB_PROVIDER', fallback: '(the values of the document)' },
  { name: 'REDIRECTS', fallback: '{}' },
  { name: 'REGISTRY_TOKEN', fallback: '(the one in DATA_DIR)', secret: true },
  { name: 'REGISTRY_HOST_TOKEN', fallback: '(the one in DATA_DIR)', secret: true },
  { name: 'REGISTRY_WEBHOOK_URL', fallback: '' },
  { name: 'REGISTRY_WEBHOOK_SECRET', fallback: '', secret: true },
  { name: 'REGISTRY_SIGNING_KEY', fallback: '(the one in DATA_DIR)', secret: true },
  { name: 'REGISTRY_TOKEN_SECRET', fallback: '(the one in DATA_DIR)', secret: true },
  { name: 'REGISTRY_PUBLIC_KEYS', fallback: '(REGISTRY_PUBLIC_KEY_FILE)' },
  { name: 'REGISTRY_PUBLIC_KEY_FILE', fallback: '(the one in DATA_DIR)' },
  { name: 'LLM_PROVIDER', fallback: 'openai' },
  { name: 'LLM_BASE_URL', fallback: '(offline storyteller)' },
  { name: 'LLM_API_KEY', fallback: '', secret: true },
  { name: 'LLM_MODEL', fallback: '' },
  { name: 'LLM_PREMIUM_MODEL', fallback: '' },
  { name: 'LLM_CONTEXT_TOKENS', fallback: '8192' },
  { name: 'LLM_SILENCE_SECONDS', fallback: '60' },
  { name: 'STORYTELLER_CHARS_PER_SECOND', fallback: '160' },
  { name: 'MODERATION_BASE_URL', fallback: '(the list of words)' },
  { name: 'MODERATION_API_KEY', fallback: '', secret: true },
  { name: 'MODERATION_MODEL', fallback: 'omni-moderation-latest' },
  { name: 'IMAGE_BASE_URL', fallback: '(drawn offline)' },
  { name: 'IMAGE_API_KEY', fallback: '', secret: true },
  { name: 'IMAGE_MODEL', fallback: '' },
  { name: 'IMAGE_SIZE', fallback: '1536x1024' },
  { name: 'SMTP_URL', fallback: '(mails stay in the outbox page)', secret: true },
  { name: 'MAIL_FROM', fallback: 'Storyloom <no-reply@localhost>' },
  { name: 'CONTACT_MAIL', fallback: '' },
  { name: 'OIDC_ISSUERS', fallback: '(a test login on OIDC_PORT, at loopback addresses only)', secret: true },
  { name: 'OIDC_PORT', fallback: '4200' },
  {
    name: 'PADDLE_API_KEY',
    fallback: '(test payments on PAY_PORT, at loopback addresses only)',
    secret: true,
  },
  { name: 'PADDLE_WEBHOOK_SECRET', fallback: '', secret: true },
  { name: 'PADDLE_CLIENT_TOKEN', fallback: '' },
  { name: 'PADDLE_ENVIRONMENT', fallback: 'production' },
  { name: 'PADDLE_API_URL', fallback: '(that of the environment)' },
  { name: 'PADDLE_PRICES', fallback: '' },
  { name: 'PAY_ORIGIN', fallback: '' },
  { name: 'PAY_PORT', fallback: '4300' },
  { name: 'DOCUMENT_KEYS', fallback: '(a key in DATA_DIR, at loopback addresses only)', secret: true },
  { name: 'APP_STORE_URL', fallback: '' },
  { name: 'GOOGLE_PLAY_URL', fallback: '' },
];

/** Prefixes of settings that are secret unless they are listed as none. */
const SECRET_FAMILIES = /^(PADDLE|SESSION)_/;

export function isSecret(name: string): boolean {
  const listed = SETTINGS.find((each) => each.name === name);
  return listed === undefined ? SECRET_FAMILIES.test(name) : listed.secret === true;
}

/** One `NAME=value` a line, secrets masked. */
export function printedSettings(env: Record<string, string | undefined>): string {
  const lines = SETTINGS.map(({ name, fallback, secret }) => {
    const given = env[name];
    if (name === 'MODERATION_BASE_URL' && !given && env.IMAGE_BASE_URL) return `${name}=${unjudged}`;
    return `${name}=${given ? (secret ? mask : given) : fallback}`;
  });
  const isListed = (name: string) => SETTINGS.some((each) => each.name === name);
  const families = Object.keys(env).filter((name) => SECRET_FAMILIES.test(name) && !isListed(name));
  return [...lines, ...families.sort().map((name) => `${name}=${mask}`)].join('\n');
}

const unjudged = '(the list of words; PICTURES of IMAGE_BASE_URL ARE NOT CHECKED: set both)';
const mask = '********';
