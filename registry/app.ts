import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { RegistryKeys } from './platform/keys.ts';
import { type CheckCode, checkCodeInProcess } from './releases/gates/code-gate/check-code.ts';
import type { ContractDefinitions } from './releases/gates/contract-gate.ts';
import type { ReleaseFiles } from './releases/release-files.ts';
import { RegistryError } from './releases/releases.errors.ts';
import { releasesRoutes } from './releases/releases.routes.ts';
import { createReleasesService } from './releases/releases.service.ts';

interface Options {
  pool: pg.Pool;
  files: ReleaseFiles;
  keys: RegistryKeys;
  definitions: ContractDefinitions;
  /** Loads a release before it is published. */
  checkCode?: CheckCode;
  log: Logger;
  now?: () => Date;
}

/** The registry's HTTP application. Failures are answered as `{ error: message }`. */
export function createRegistry({
  pool,
  files,
  keys,
  definitions,
  checkCode = checkCodeInProcess(),
  log,
  now = () => new Date(),
}: Options): Hono {
  const app = new Hono();
  app.get('/alive', (context) => context.text('alive'));
  app.get('/ready', async (context) => {
    await pool.query('SELECT 1');
    return context.text('ready');
  });
  app.route(
    '/',
    releasesRoutes({
      service: createReleasesService({ pool, files, definitions, checkCode, now }),
      files,
      keys,
    }),
  );
  app.notFound((context) => context.json({ error: 'The registry has no such address.' }, 404));
  app.onError((error, context) => {
    if (error instanceof RegistryError) return context.json({ error: error.message }, error.status);
    if (error instanceof HTTPException) return context.json({ error: error.message }, error.status);
    log.error({ err: error, path: context.req.path }, 'request failed');
    return context.json({ error: 'The registry cannot do this right now. Try again in a moment.' }, 503);
  });
  return app;
}
