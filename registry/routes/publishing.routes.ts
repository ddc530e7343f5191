import { Hono } from 'hono';
import { installation } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { signText } from '../platform/keys.ts';
import { Candidate } from '../releases/candidate.ts';
import { admit, checkCandidate } from '../releases/checking.ts';
import { createPreview, mixOfComposition, WantedPreview } from '../releases/previews.ts';
import { Publication, publish, refuseWithdrawn } from '../releases/publishing.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { type RouteParts, readBody } from './route-parts.ts';

/** Routes that check and publish a release, link to previews, and serve previews to hosts. */
export function publishingRoutes({ allow, keys: { signing }, ...parts }: RouteParts): Hono {
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

  app.post('/mfes/:mfe/preview', async (context) => {
    const { mfe } = context.req.param();
    const actor = await allow(mfe, context);
    const wanted = await readBody(context, WantedPreview, 'a preview');
    return context.json(await createPreview(mfe, wanted, actor, { ...parts, signing }));
  });

  app.get('/kept/:mfe/:buildId', async (context) => {
    const { mfe, buildId } = context.req.param();
    const known = await findRelease(parts.pool, mfe, buildId);
    if (!known) throw new RegistryError(404, `${mfe} has no build ${buildId}.`);
    refuseWithdrawn(known);
    const payload = JSON.stringify(known.release);
    return context.json({ payload, signature: signText('release', payload, signing) });
  });

  app.get('/compositions/:id', async (context) =>
    context.json(await mixOfComposition(parts.pool, context.req.param('id'))),
  );

  return app;
}
