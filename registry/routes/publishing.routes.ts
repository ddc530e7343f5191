import { Hono } from 'hono';
import { installation } from '../platform/actor.ts';
import { Candidate } from '../releases/candidate.ts';
import { admit, checkCandidate } from '../releases/checking.ts';
import { Publication, publish } from '../releases/publishing.ts';
import { type RouteParts, readBody } from './route-parts.ts';

/** What checks and publishes a release. */
export function publishingRoutes({ allow, ...parts }: RouteParts): Hono {
  const app = new Hono();

  app.post('/releases', async (context) => {
    const publication = await readBody(context, Publication, 'a release');
    const { release, proof } = publication;
    const actor = await allow(proof.by === 'team' ? release.mfe : installation, context);
    return context.json({ result: await publish(publication, actor, parts) });
  });

  app.post('/check', async (context) =>
    context.json(await checkCandidate(await readBody(context, Candidate, 'a release'), parts)),
  );

  app.post('/admit', async (context) => {
    const candidate = await readBody(context, Candidate, 'a release');
    const actor = await allow(candidate.mfe, context);
    return context.json(await admit(candidate, actor, parts));
  });

  return app;
}
