import { Hono } from 'hono';
import { RegistryError } from '../platform/errors.ts';
import { signText } from '../platform/keys.ts';
import { createPreview, mixOfComposition, WantedPreview } from '../releases/previews.ts';
import { refuseWithdrawn } from '../releases/publishing.ts';
import { findRelease } from '../releases/releases.repository.ts';
import { type RouteParts, readBody } from './route-parts.ts';

/** Links to what is not live, and what hosts need to show it. */
export function previewsRoutes({ allow, keys: { signing }, ...parts }: RouteParts): Hono {
  const app = new Hono();

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
