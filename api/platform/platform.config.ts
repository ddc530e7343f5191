import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { integer, setting } from './settings.ts';

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
    schema: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
    about: 'PostgreSQL database',
    example: 'postgres://storyloom:secret@127.0.0.1:5432/storyloom',
    secret: true,
  }),
  DATABASE_POOL: setting({
    schema: integer(10, 2, 200),
    about:
      'Maximum connections per API process for requests, plus one for leases and three for background jobs',
    example: '10',
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
