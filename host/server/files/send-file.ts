import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { encodingFor } from '../encoding.ts';
import { type Artifacts, IntegrityError } from './artifacts.ts';
import { createCompressedFiles } from './compressed-files.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

const immutable = 'public, max-age=31536000, immutable';
const compressible = /^(text|application\/json|image\/svg)/;

/** Sends files, compressed if their type and the client allow it. */
export function createSender(limit = 400) {
  const compressed = createCompressedFiles(limit);
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    bytes: Buffer,
    cache = immutable,
  ) => {
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
      // A CDN may serve it to the pages of this site.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    };
    const encoding = compressible.test(type) ? encodingFor(request) : null;
    const body = encoding ? await compressed(path, bytes, encoding) : bytes;
    if (encoding) headers['content-encoding'] = encoding;
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The file at a path below `root`; null if there is none or the path leaves the folder. */
export async function fileBelow(root: string, path: string): Promise<string | null> {
  const file = normalize(join(root, path));
  if (!file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

/** The file of `/m/<mfe>/<buildId>/browser/...`; null if no release has it. */
export async function releaseFile(
  artifacts: Artifacts,
  pathname: string,
): Promise<Buffer | IntegrityError | null> {
  const [, mfe, buildId, url] = /^\/m\/([a-z0-9]+)\/([a-z0-9]{12})\/(browser\/.+)$/.exec(pathname) ?? [];
  if (!mfe || !buildId || !url) return null;
  const release = await artifacts.find(mfe, buildId);
  if (!release) return null;
  try {
    return await artifacts.read(release, url);
  } catch (error) {
    if (error instanceof IntegrityError) return error;
    throw error;
  }
}
