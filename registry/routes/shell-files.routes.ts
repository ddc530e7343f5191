import { createHash } from 'node:crypto';
import { shellFilePath, shellFileSignature, shellFileText } from '@storyloom/contract/platform/shell-file';
import { Hono } from 'hono';
import { checkScope } from '../access/access.ts';
import { installation } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { signText } from '../platform/keys.ts';
import type { RouteParts } from './route-parts.ts';

/** Files of the shell's builds: each host stores its own, and asks for those of pages that another host has sent. */
export function shellFilesRoutes({ store, allow, keys: { signing } }: RouteParts): Hono {
  const app = new Hono();
  const pathOf = (path: string): string => {
    const file = path.slice('/shell'.length);
    if (!shellFilePath.test(file)) throw new RegistryError(400, `${file} is not a file of a shell.`);
    return file;
  };

  app.get('/shell/*', async (context) => {
    const file = pathOf(context.req.path);
    const bytes = await store.read(`shell${file}`);
    if (!bytes) throw new RegistryError(404, `No shell has the file ${file}.`);
    const text = shellFileText(file, createHash('sha384').update(bytes).digest('base64'));
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      [shellFileSignature]: signText('shell-file', text, signing),
    });
  });

  app.put('/shell/*', async (context) => {
    const file = pathOf(context.req.path);
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
