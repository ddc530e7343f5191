import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { integer, setting } from './settings.ts';

/** What the platform itself reads; features declare theirs in their own `.config.ts`. */
export const platformSettings = {
  API_PORT: setting({
    schema: integer(4000, 0, 65_535),
    about: 'The port the API listens on',
    example: '4000',
  }),
  API_HOST: setting({
    schema: z._default(z.string(), '127.0.0.1'),
    about: 'The address the API listens on; the host proxies to it',
    example: '127.0.0.1',
  }),
  DATABASE_URL: setting({
    schema: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
    about: 'The PostgreSQL database',
    example: 'postgres://storyloom:secret@127.0.0.1:5432/storyloom',
    secret: true,
  }),
  DATABASE_POOL: setting({
    schema: integer(10, 2, 200),
    about: 'The most connections one API process opens; one more keeps the leases of running replies',
    example: '10',
  }),
  DATA_DIR: setting({
    schema: z.pipe(
      z._default(z.string(), '.data'),
      z.transform((path: string) => resolve(path)),
    ),
    about: 'The folder for uploaded and generated files',
    example: '/var/lib/storyloom',
  }),
  LOG_LEVEL: setting({
    schema: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
    about: 'How much is logged',
    example: 'info',
  }),
};
