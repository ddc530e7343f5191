import { localIssuerSettings } from './local-issuer.ts';
import { localPaymentSettings } from './local-payments.ts';
import { listMfes } from './mfes.ts';
import { apiNodeFlags } from './node-flags.ts';
import type { Plan, Secrets, Service, Step } from './plan.ts';

export type ProductOptions = {
  /** OIDC_PORT and PAY_PORT: those of the local issuer and the stand-in for payments, if they are to be started. */
  ports: {
    PORT: number;
    API_PORT: number;
    REGISTRY_PORT: number;
    OIDC_PORT?: number | undefined;
    PAY_PORT?: number | undefined;
  };
  /** How many generated stories to add; null for the seed stories alone. */
  seed: number | null;
};

const DATABASE = ['DATABASE_URL'];
const DIRECT = [...DATABASE, 'DATABASE_DIRECT_URL'];
/** The covers it draws are stored with all files. */
const SEED = [...DIRECT, 'FILES_URL'];
/** The installation's own token is derived from it. */
const KEYS = ['REGISTRY_TOKEN_SECRET'];

/** The whole product; each step needs those before it. */
export function productPlan({ ports, seed }: ProductOptions): Plan {
  const url = `http://localhost:${ports.PORT}`;
  const seedArgs = seed === null ? [] : ['--count', String(seed)];
  return {
    url,
    steps: [
      { kind: 'task', name: 'migrate', script: 'api/migrate.ts', secrets: DIRECT },
      { kind: 'task', name: 'seed', script: 'api/seed.ts', args: seedArgs, secrets: SEED },
      {
        ...service('registry', 'registry/main.ts', ports.REGISTRY_PORT, [
          ...DATABASE,
          ...KEYS,
          'FILES_URL',
          'REGISTRY_SIGNING_KEY',
          'REGISTRY_WEBHOOK_SECRET',
        ]),
        metricsOffset: 2,
      },
      { kind: 'task', name: 'build-desk', script: 'registry/desk/build.ts' },
      { kind: 'task', name: 'build-host', script: 'host/build.ts' },
      recordDeployments,
      ...listMfes().map(publish),
      ...(ports.OIDC_PORT === undefined ? [] : [issuer(ports.OIDC_PORT)]),
      ...(ports.PAY_PORT === undefined ? [] : [payments]),
      { ...service('api', 'api/main.ts', ports.API_PORT, 'all'), nodeFlags: apiNodeFlags, metricsOffset: 1 },
      service('host', 'host/server/main.ts', ports.PORT, [
        'REGISTRY_HOST_TOKEN',
        'OTEL_EXPORTER_OTLP_HEADERS',
      ]),
    ],
  };
}

function service(name: string, script: string, port: number, secrets: Secrets = []): Service {
  return { kind: 'service', name, script, secrets, readyUrl: `http://127.0.0.1:${port}/ready` };
}

/** An issuer to try out OAuth with. */
function issuer(port: number): Step {
  const readyUrl = `http://127.0.0.1:${port}/.well-known/openid-configuration`;
  return { kind: 'service', name: 'issuer', script: 'tools/issuer.ts', readyUrl };
}

/** A stand-in for Paddle, to try out payments with. */
const payments: Step = {
  kind: 'service',
  name: 'payments',
  script: 'tools/pay.ts',
  secrets: ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET'],
};

/** Everything is started from one checkout, so its shell and API are recorded before releases are checked. */
const recordDeployments: Step = {
  kind: 'task',
  name: 'record-deployments',
  script: 'registry/cli/release.ts',
  args: ['deployed', 'shell', 'api'],
  secrets: KEYS,
};

/** Publishes the build of this checkout only if no team has released the micro-frontend. */
function publish(name: string): Step {
  return {
    kind: 'task',
    name: `publish-${name}`,
    script: 'registry/cli/release.ts',
    args: ['start', name],
    secrets: KEYS,
  };
}

/** Lines for the person who started the product. */
export function productNotes(
  env: Record<string, string | undefined>,
  { API_PORT, REGISTRY_PORT, OIDC_PORT, PAY_PORT }: ProductOptions['ports'],
): string[] {
  return [
    `desk of the teams http://127.0.0.1:${REGISTRY_PORT}/desk`,
    ...(env.SMTP_URL ? [] : [`mails (no SMTP_URL) http://127.0.0.1:${API_PORT}/outbox`]),
    ...(OIDC_PORT === undefined ? [] : [`test login (no OIDC_ISSUERS) http://127.0.0.1:${OIDC_PORT}`]),
    ...(PAY_PORT === undefined ? [] : [`test payments (no PADDLE_API_KEY) http://127.0.0.1:${PAY_PORT}`]),
  ];
}

/** The environment of every step: where the other services are. */
export function productEnvironment(
  env: Record<string, string | undefined>,
  ports: ProductOptions['ports'],
): Record<string, string | undefined> {
  return {
    ...env,
    NODE_ENV: 'production',
    PORT: String(ports.PORT),
    API_PORT: String(ports.API_PORT),
    REGISTRY_PORT: String(ports.REGISTRY_PORT),
    ...(ports.OIDC_PORT !== undefined && {
      OIDC_PORT: String(ports.OIDC_PORT),
      OIDC_ISSUERS: localIssuerSettings(ports.OIDC_PORT),
    }),
    ...(ports.PAY_PORT !== undefined && localPaymentSettings(ports.PAY_PORT)),
    API_URL: `http://127.0.0.1:${ports.API_PORT}`,
    REGISTRY_URL: `http://127.0.0.1:${ports.REGISTRY_PORT}`,
  };
}
