import { Hono } from 'hono';
import type pg from 'pg';
import type { Access } from '../access/access.ts';
import { canaryState } from '../canaries/watching-canary.ts';
import { listAudit } from '../history/audit.repository.ts';
import { listRefusals } from '../history/refusals.repository.ts';
import { type RegistryKeys, signComposition } from '../platform/keys.ts';
import { listReleases } from '../releases/history.repository.ts';
import type { ReleasesService } from '../releases/releases.service.ts';

/** Rows of a list. */
const limit = 100;

/** What is live, and how it came about. */
export function readingRoutes(options: {
  service: ReleasesService;
  keys: RegistryKeys;
  access: Access;
  pool: pg.Pool;
}): Hono {
  const { service, keys, access, pool } = options;
  const app = new Hono();

  app.get('/composition', async (context) => {
    const payload = JSON.stringify(await service.composition());
    return context.json(signComposition(payload, keys.signing));
  });

  app.get('/releases/:mfe/:buildId', async (context) => {
    const { mfe, buildId } = context.req.param();
    return context.json({ published: await service.has(mfe, buildId) });
  });

  app.get('/mfes/:mfe', async (context) => {
    const { mfe } = context.req.param();
    return context.json({ ...(await service.state(mfe)), canary: await canaryState(pool, mfe) });
  });
  app.get('/mfes/:mfe/releases', async (context) =>
    context.json(await listReleases(pool, context.req.param('mfe'), limit)),
  );
  app.get('/mfes/:mfe/refusals', async (context) =>
    context.json(await listRefusals(pool, context.req.param('mfe'), limit)),
  );
  app.get('/mfes/:mfe/audit', async (context) =>
    context.json(await listAudit(pool, context.req.param('mfe'), limit)),
  );
  app.get('/mfes/:mfe/access', async (context) =>
    context.json(await access.allow(context.req.param('mfe'), context)),
  );

  return app;
}
