import { Hono } from 'hono';
import { canaryState } from '../canaries/watching-canary.ts';
import { listAudit } from '../history/audit.repository.ts';
import { listRefusals } from '../history/refusals.repository.ts';
import { signComposition } from '../platform/keys.ts';
import { listLimit, listReleases } from '../releases/history.repository.ts';
import { readComposition, readState } from '../releases/live.ts';
import { findRelease } from '../releases/releases.repository.ts';
import type { RouteParts } from './route-parts.ts';

const lists = { releases: listReleases, refusals: listRefusals, audit: listAudit };

/** What is live, and how it came about. */
export function readingRoutes({ keys, allow, pool, now }: RouteParts): Hono {
  const app = new Hono();

  app.get('/composition', async (context) => {
    const payload = JSON.stringify(await readComposition(pool, now()));
    return context.json(signComposition(payload, keys.signing));
  });

  app.get('/releases/:mfe/:buildId', async (context) => {
    const { mfe, buildId } = context.req.param();
    return context.json({ published: (await findRelease(pool, mfe, buildId)) !== null });
  });

  app.get('/mfes/:mfe', async (context) => {
    const { mfe } = context.req.param();
    return context.json({ ...(await readState(pool, mfe)), canary: await canaryState(pool, mfe) });
  });
  for (const [name, list] of Object.entries(lists))
    app.get(`/mfes/:mfe/${name}`, async (context) =>
      context.json(await list(pool, context.req.param('mfe') ?? '', listLimit)),
    );
  app.get('/mfes/:mfe/access', async (context) =>
    context.json(await allow(context.req.param('mfe'), context)),
  );

  return app;
}
