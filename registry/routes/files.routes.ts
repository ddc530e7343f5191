import { createHash } from 'node:crypto';
import { shellFilePath, shellFileSignature, shellFileText } from '@storyloom/contract/platform/shell-file';
import { Hono } from 'hono';
import { checkScope } from '../access/access.ts';
import { installation } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { signText } from '../platform/keys.ts';
import type { RouteParts } from './route-parts.ts';

/** Source maps are stored beside a release's files, but are not among its assets. */
const mapsFolder = 'maps/';

function shellPathOf(path: string): string {
  const file = path.slice('/shell'.length);
  if (!shellFilePath.test(file)) throw new RegistryError(400, `${file} is not a file of a shell.`);
  return file;
}

/**
 * Files of releases, for hosts to read and for teams to upload, and those of the shell’s builds: each host stores its own, and
 * asks for those of pages that another host has sent.
 */
export function filesRoutes({ files, store, allow, keys }: RouteParts): Hono {
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

  app.get('/shell/*', async (context) => {
    const file = shellPathOf(context.req.path);
    const bytes = await store.read(`shell${file}`);
    if (!bytes) throw new RegistryError(404, `No shell has the file ${file}.`);
    const text = shellFileText(file, createHash('sha384').update(bytes).digest('base64'));
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      [shellFileSignature]: signText('shell-file', text, keys.signing),
    });
  });

  app.put('/shell/*', async (context) => {
    const file = shellPathOf(context.req.path);
    // Such a file runs on the site, so a token that was created to report failures is not enough.
    checkScope(await allow('host', context), installation);
    const bytes = Buffer.from(await context.req.arrayBuffer());
    await store.create(`shell${file}`, bytes);
    if (!(await store.read(`shell${file}`))?.equals(bytes))
      throw new RegistryError(409, `${file} is stored with other bytes: build the shell again.`);
    return context.json({ kept: file });
  });

  return app;
}
