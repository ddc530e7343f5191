import { Readable } from 'node:stream';
import { TransportError } from '../errors.ts';
import type { FileStorage } from '../files/storage.ts';
import type { App } from './app.ts';

/** Content types by extension; other files are not served. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** A folder and a name, neither of which can lead out of the storage. */
const KEY = /^[a-z]+\/[\w-]+\.([a-z]+)$/;

/**
 * Serves `/files/*` from the storage. Names contain a hash or an id and are never reused, so replies are immutable.
 * `draw` may store a picture that is missing, by its name without the extension.
 */
export function mountFiles(
  app: App,
  storage: FileStorage,
  draw: (name: string) => Promise<void> = async () => {},
): void {
  async function find(key: string) {
    const found = await storage.find(key);
    if (found !== null) return found;
    await draw(key.slice(0, key.lastIndexOf('.')));
    return storage.find(key);
  }

  app.get('/files/*', async (c) => {
    const key = c.req.path.slice('/files/'.length);
    const type = TYPES[KEY.exec(key)?.[1] ?? ''];
    const file = type === undefined ? null : await find(key);
    if (type === undefined || file === null) throw new TransportError(404, 'Not found.');
    const headers = {
      'content-type': type,
      'content-length': String(file.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(Readable.toWeb(await file.open()) as ReadableStream, 200, headers);
  });
}
