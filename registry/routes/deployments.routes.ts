import { CountedReport } from '@storyloom/contract/platform/part-report';
import { VisitCount } from '@storyloom/contract/platform/visit-count';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { countVisits } from '../canaries/watching-canary.ts';
import { RegistryError } from '../platform/errors.ts';
import { findDeployments, saveDeployment } from '../releases/deployments.repository.ts';
import { addFailures, listFailures } from '../releases/failures.repository.ts';
import { Application, DeployedVersions } from '../releases/gates/compatibility-gate.ts';
import { findMisfits } from '../releases/gates/conflicts.ts';
import { readLiveState } from '../releases/live.ts';
import { type RouteParts, readBody } from './route-parts.ts';

function readApplication(context: Context): Application {
  const application = z.safeParse(Application, context.req.param('application'));
  if (application.success) return application.data;
  throw new RegistryError(404, 'Unknown application. Use shell or api.');
}

/** What the shell, the API and hosts tell the registry. */
export function deploymentsRoutes({ allow, ...parts }: RouteParts): Hono {
  const { pool, definitions, now } = parts;
  const app = new Hono();

  app.get('/deployments', async (context) => context.json(await findDeployments(pool)));

  app.put('/deployments/:application', async (context) => {
    const application = readApplication(context);
    await allow(application, context);
    await saveDeployment(pool, application, await readBody(context, DeployedVersions, 'versions'), now());
    return context.json({ recorded: application });
  });

  app.post('/deployments/:application/check', async (context) => {
    const versions = await readBody(context, DeployedVersions, 'versions');
    const live = await readLiveState(pool, definitions);
    return context.json({ conflicts: findMisfits(readApplication(context), versions, live) });
  });

  app.get('/failures', async (context) => context.json(await listFailures(pool)));

  /** Adds what hosts have counted. */
  function count<Schema extends z.ZodMiniType>(
    what: string,
    schema: Schema,
    add: (counts: z.output<Schema>[]) => Promise<void>,
  ): void {
    const Counts = z.array(schema).check(z.maxLength(500));
    app.post(`/${what}`, async (context) => {
      await allow('host', context);
      const counts = await readBody(context, Counts, `a list of ${what}`);
      await add(counts);
      return context.json({ added: counts.length });
    });
  }
  count('failures', CountedReport, (reports) => addFailures(pool, reports, now()));
  count('visits', VisitCount, (counts) => countVisits(counts, parts));

  return app;
}
