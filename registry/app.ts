import type { Metrics } from '@storyloom/logging/request-metrics';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { createAllow } from './access/access.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import type { Announce } from './history/webhook.ts';
import { RegistryError } from './platform/errors.ts';
import { createChanges } from './releases/changes.ts';
import { checkCodeInProcess } from './releases/gates/code-gate/check-code.ts';
import { createReleaseFiles } from './releases/release-files.ts';
import { changesRoutes } from './routes/changes.routes.ts';
import { deploymentsRoutes } from './routes/deployments.routes.ts';
import { filesRoutes } from './routes/files.routes.ts';
import { publishingRoutes } from './routes/publishing.routes.ts';
import { readingRoutes } from './routes/reading.routes.ts';
import type { RouteParts } from './routes/route-parts.ts';
import { tokensRoutes } from './routes/tokens.routes.ts';

type Needed = Pick<RouteParts, 'pool' | 'store' | 'keys' | 'definitions'>;

interface Options extends Needed, Partial<Pick<RouteParts, 'checkCode' | 'site' | 'now'>> {
  /** Counts each answer. */
  observe?: Metrics['observe'];
  /** Tells another service of each change. */
  announce?: Announce;
  log: Logger;
}

const routeGroups = [
  readingRoutes,
  filesRoutes,
  publishingRoutes,
  changesRoutes,
  deploymentsRoutes,
  tokensRoutes,
];

/** The registry's HTTP application. Failures are answered as `{ error: message }`. */
export function createRegistry({
  checkCode = checkCodeInProcess(),
  site = 'http://localhost:3000',
  announce = () => {},
  observe,
  log,
  now = () => new Date(),
  ...given
}: Options): Hono {
  const { pool } = given;
  const allow = createAllow(pool, given.keys.tokenSecret, now);
  const files = createReleaseFiles(given.store);
  const changes = createChanges({ pool, now, announce });
  const parts = { ...given, files, checkCode, changes, now, allow, site };
  const app = new Hono();
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = context.req;
    const { status } = context.res;
    observe?.({ route: `${method} ${routePath(context, -1)}`, status, seconds: ms / 1000 });
    log.debug({ method, path, status, ms }, 'answered');
  });
  app.use(
    bodyLimit({
      maxSize: 20 * 1024 * 1024,
      onError: () => {
        throw new RegistryError(413, 'This is too large: a request may have at most 20 MB.');
      },
    }),
  );
  app.get('/alive', (context) => context.text('alive'));
  app.get('/ready', async (context) => {
    await pool.query('SELECT 1');
    return context.text('ready');
  });
  for (const routes of routeGroups) app.route('/', routes(parts));
  app.route('/desk', deskRoutes(parts));
  app.notFound((context) => context.json({ error: 'The registry has no such address.' }, 404));
  app.onError((error, context) => {
    if (error instanceof RegistryError) return context.json({ error: error.message }, error.status);
    if (error instanceof HTTPException)
      return context.json(
        { error: error.message || 'The desk takes changes from its own page only.' },
        error.status,
      );
    log.error({ err: error, path: context.req.path }, 'request failed');
    return context.json({ error: 'The registry cannot do this right now. Try again in a moment.' }, 503);
  });
  return app;
}
