import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { TransportError } from '../errors.ts';
import type { App } from './app.ts';

/** Content types by extension; other files are not served. */
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Serves `/files/*` from a folder. Names contain a hash or an id and are never reused, so replies are immutable. */
export function mountFiles(app: App, folder: string): void {
  app.get('/files/*', async (c) => {
    const file = await find(folder, c.req.path.slice('/files/'.length));
    if (file === null) throw new TransportError(404, 'Not found.');
    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream, 200, headers);
  });
}

async function find(folder: string, name: string) {
  const type = TYPES[extname(name)];
  const decoded = decode(name);
  if (type === undefined || decoded === null) return null;
  try {
    // Compares real paths, so neither `..` nor a symbolic link escapes the folder.
    const root = await realpath(folder);
    const path = await realpath(join(root, decoded));
    if (!path.startsWith(root + sep)) return null;
    const handle = await open(path);
    const stat = await handle.stat().finally(() => handle.close());
    return stat.isFile() ? { path, type, size: stat.size } : null;
  } catch {
    return null;
  }
}

function decode(name: string): string | null {
  try {
    const decoded = decodeURIComponent(name);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
