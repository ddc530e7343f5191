import { Hono } from 'hono';
import { RegistryError } from '../platform/errors.ts';
import type { RouteParts } from './route-parts.ts';

/** Source maps are stored beside a release's files, but are not among its assets. */
const mapsFolder = 'maps/';

/** Files of releases: for hosts to read and for teams to upload. */
export function filesRoutes({ files, allow }: RouteParts): Hono {
  const app = new Hono();

  app.get('/files/:mfe/:buildId/:url{.+}', async (context) => {
    const { mfe, buildId, url } = context.req.param();
    const isMap = url.startsWith(mapsFolder);
    // Source maps contain the sources, so only the team may read them.
    if (isMap) await allow(mfe, context);
    const bytes = await files.read(mfe, buildId, url);
    if (!bytes) throw new RegistryError(404, `${url} of ${mfe} ${buildId} does not exist.`);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      'cache-control': `${isMap ? 'private' : 'public'}, max-age=31536000, immutable`,
    });
  });

  app.put('/files/:mfe/:buildId/:url{.+}', async (context) => {
    const { mfe, buildId, url } = context.req.param();
    await allow(mfe, context);
    await files.put(mfe, buildId, url, Buffer.from(await context.req.arrayBuffer()));
    return context.json({ kept: url });
  });

  return app;
}
