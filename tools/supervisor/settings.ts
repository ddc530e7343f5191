import { readBootSettings } from '../bootstrap/settings.mjs';

export type ListedSetting = { name: string; fallback: string; secret?: true };

const boot = readBootSettings();

/** Every setting a person may give, with what holds without it. */
const SETTINGS: ListedSetting[] = [
  { name: 'PORT', fallback: '3000' },
  { name: 'API_PORT', fallback: '4000' },
  { name: 'REGISTRY_PORT', fallback: '4100' },
  { name: 'DEV_PORT', fallback: '3100' },
  { name: 'DATA_DIR', fallback: boot.dataDir },
  { name: 'DATABASE_URL', fallback: '(embedded PostgreSQL in DATA_DIR)', secret: true },
  { name: 'PUBLIC_ASSETS_URL', fallback: '(this server)' },
  { name: 'TRUSTED_PROXIES', fallback: '0' },
  { name: 'REGISTRY_TOKEN', fallback: '(the one in DATA_DIR)', secret: true },
  { name: 'LLM_BASE_URL', fallback: '(offline storyteller)' },
  { name: 'LLM_API_KEY', fallback: '', secret: true },
  { name: 'LLM_MODEL', fallback: '' },
  { name: 'LLM_PREMIUM_MODEL', fallback: '' },
  { name: 'STORYTELLER_CHARS_PER_SECOND', fallback: '(human pace)' },
  { name: 'IMAGE_BASE_URL', fallback: '' },
  { name: 'SMTP_URL', fallback: '', secret: true },
  { name: 'OIDC_ISSUER', fallback: '' },
  { name: 'OIDC_CLIENT_ID', fallback: '' },
  { name: 'OIDC_CLIENT_SECRET', fallback: '', secret: true },
  { name: 'FILES_URL', fallback: '(disk in DATA_DIR)', secret: true },
];

/** Whole families whose names their features own; none of their values is ever shown. */
const SECRET_FAMILIES = /^(PADDLE|SESSION)_/;

export function isSecret(name: string): boolean {
  return SECRET_FAMILIES.test(name) || SETTINGS.some((each) => each.name === name && each.secret);
}

/** One `NAME=value` a line, secrets masked. */
export function printedSettings(env: Record<string, string | undefined>): string {
  const lines = SETTINGS.map(({ name, fallback, secret }) => {
    const given = env[name];
    return `${name}=${given ? (secret ? mask : given) : fallback}`;
  });
  const families = Object.keys(env).filter((name) => SECRET_FAMILIES.test(name));
  return [...lines, ...families.sort().map((name) => `${name}=${mask}`)].join('\n');
}

const mask = '********';
