import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '@storyloom/logging/request-metrics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../files/storage.ts';
import { silentLogger } from '../logger.ts';
import { type App, createApp } from './app.ts';
import { mountFiles } from './files.ts';

let root: string;
let app: App;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(root, 'files', 'covers'), { recursive: true });
  await writeFile(join(root, 'files', 'covers', 'a.webp'), 'picture');
  await writeFile(join(root, 'files', 'page.html'), '<script></script>');
  await writeFile(join(root, 'secret.webp'), 'secret');
  await symlink(join(root, 'secret.webp'), join(root, 'files', 'link.webp'));
  app = createApp({
    routes: [],
    authenticate: async () => null,
    checkRate: async () => {},
    logger: silentLogger,
    metrics: createMetrics(),
    space: { isLow: async () => false, require: async () => {} },
    uploadsFolder: root,
    extras: (app) => mountFiles(app, openFileStorage({ url: undefined, folder: join(root, 'files') })),
  });
});
afterAll(() => rm(root, { recursive: true }));

describe('mountFiles', () => {
  test('serves an image with its type and an immutable cache header', async () => {
    const response = await app.request('/files/covers/a.webp');
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each([
    '/files/..%2fsecret.webp',
    '/files/covers/..%2f..%2fsecret.webp',
    '/files/%2e%2e/secret.webp',
    '/files/link.webp',
    '/files/covers',
    '/files/page.html',
    '/files/none.webp',
    '/files/%00.webp',
    '/files/%zz.webp',
  ])('does not serve %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
