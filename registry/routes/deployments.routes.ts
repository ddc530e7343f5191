import { CanaryVisits } from '@storyloom/contract/platform/canary-visits';
import { CountedReport } from '@storyloom/contract/platform/part-report';
import { CountedVital } from '@storyloom/contract/platform/vitals';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { countVisits, countVitals } from '../canaries/watching-canary.ts';
import { readBody } from '../platform/body.ts';
import { RegistryError } from '../platform/errors.ts';
import type { Parts } from '../releases/publishing.ts';
import type { ReleasesService } from '../releases/releases.service.ts';
import { fileLimit } from './body-limit.ts';

const Reports = z.array(CountedReport).check(z.maxLength(500));
const Counts = z.array(CanaryVisits).check(z.maxLength(500));
const Vitals = z.array(CountedVital).check(z.maxLength(500));
const Application = z.enum(['shell', 'api']);
const Versions = z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+$/)));

function readApplication(context: Context): z.output<typeof Application> {
  const application = z.safeParse(Application, context.req.param('application'));
  if (application.success) return application.data;
  throw new RegistryError(404, 'Unknown application. Use shell or api.');
}

/** What the shell, the API and hosts tell the registry. */
export function deploymentsRoutes({
  service,
  access,
  ...parts
}: Parts & { service: ReleasesService; access: Access }): Hono {
  const app = new Hono();

  app.get('/deployments', async (context) => context.json(await service.deployments()));

  app.put('/deployments/:application', async (context) => {
    const application = readApplication(context);
    await access.allow(application, context);
    await service.recordDeployment(application, await readBody(context, Versions, 'versions'));
    return context.json({ recorded: application });
  });

  app.post('/deployments/:application/check', fileLimit, async (context) => {
    const versions = await readBody(context, Versions, 'versions');
    return context.json({ conflicts: await service.checkDeployment(readApplication(context), versions) });
  });

  app.get('/failures', async (context) => context.json(await service.failures()));

  app.post('/failures', fileLimit, async (context) => {
    await access.allow('host', context);
    const reports = await readBody(context, Reports, 'reports');
    await service.addFailures(reports);
    return context.json({ added: reports.length });
  });

  app.post('/visits', fileLimit, async (context) => {
    await access.allow('host', context);
    const counts = await readBody(context, Counts, 'counts of visits');
    await countVisits(counts, parts);
    return context.json({ added: counts.length });
  });

  app.post('/vitals', fileLimit, async (context) => {
    await access.allow('host', context);
    const counts = await readBody(context, Vitals, 'counts of vitals');
    await countVitals(counts, parts);
    return context.json({ added: counts.length });
  });

  return app;
}
