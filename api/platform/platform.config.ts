import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { integer, readSettings, setting } from './settings.ts';

const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'));

/** Settings of the platform; features declare theirs in their own `.config.ts`. */
export const platformSettings = {
  API_PORT: setting({
    schema: integer(4000, 0, 65_535),
    about: 'Port of the API',
    example: '4000',
  }),
  API_HOST: setting({
    schema: z._default(z.string(), '127.0.0.1'),
    about: 'Address of the API; the host proxies to it',
    example: '127.0.0.1',
  }),
  METRICS_PORT: setting({
    schema: integer(0, 0, 65_535),
    about: 'Port for Prometheus; 0 opens none',
    example: '9464',
  }),
  METRICS_HOST: setting({
    schema: z._default(z.string(), '127.0.0.1'),
    about: 'Address of the port for Prometheus',
    example: '10.0.0.5',
  }),
  DATABASE_URL: setting({
    schema: postgresUrl,
    about: 'PostgreSQL database, or a pooler in transaction mode',
    example: 'postgres://storyloom:secret@127.0.0.1:5432/storyloom',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting({
    schema: z.optional(postgresUrl),
    about: 'PostgreSQL without a pooler between, for leases, background jobs and migrations',
    example: 'postgres://storyloom:secret@127.0.0.1:5432/storyloom',
    secret: true,
  }),
  DATABASE_READ_URL: setting({
    schema: z.optional(postgresUrl),
    about: 'Standby of the database, for lists, search and statistics',
    example: 'postgres://storyloom:secret@127.0.0.2:5432/storyloom',
    secret: true,
  }),
  DATABASE_POOL: setting({
    schema: integer(10, 2, 200),
    about:
      'Maximum connections per API process for requests, plus one for leases and two for background jobs',
    example: '10',
  }),
  DRAIN_SECONDS: setting({
    schema: integer(0, 0, 600),
    about: 'Time in which this process still serves after SIGTERM while /ready answers 503',
    example: '20',
  }),
  DATA_DIR: setting({
    schema: z.pipe(
      z._default(z.string(), '.data'),
      z.transform((path: string) => resolve(path)),
    ),
    about: 'Folder for uploaded and generated files',
    example: '/var/lib/storyloom',
  }),
  RATE_LIMIT_FACTOR: setting({
    schema: integer(1, 1, 1_000_000),
    about: 'Multiplies all rate limits',
    example: '1',
  }),
  LOG_LEVEL: setting({
    schema: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
    about: 'Minimum level of log messages',
    example: 'info',
  }),
};

/** The address without a pooler between. */
export function readDirectUrl(env: NodeJS.ProcessEnv): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = platformSettings;
  const urls = readSettings({ DATABASE_URL, DATABASE_DIRECT_URL }, env);
  return urls.DATABASE_DIRECT_URL ?? urls.DATABASE_URL;
}
