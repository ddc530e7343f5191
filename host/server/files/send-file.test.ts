import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWith } from '../../fixtures/web-server.ts';
import { createSender, fileBelow } from './send-file.ts';

let folder: string;
let root: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyloom-files-'));
  root = join(folder, 'public');
  mkdirSync(join(root, 'inner'), { recursive: true });
  writeFileSync(join(root, 'inner', 'a.txt'), 'a');
  mkdirSync(join(folder, 'public-not'));
  writeFileSync(join(folder, 'public-not', 'secret.txt'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('release files', () => {
  it('finds files below the folder', async () => {
    expect(await fileBelow(root, '/inner/a.txt')).toBe(join(root, 'inner', 'a.txt'));
  });

  it.each([
    '/../public-not/secret.txt',
    '/inner/../../public-not/secret.txt',
    '/inner',
    '/',
    '/none.txt',
    '/a\0.txt',
  ])('finds nothing at %j', async (path) => {
    expect(await fileBelow(root, path)).toBeNull();
  });

  it('sends text compressed to clients that accept it, with the same contents', async () => {
    const send = createSender();
    const text = 'body { color: red } '.repeat(100);
    const server = await serveWith((request, response) =>
      send(request, response, request.url ?? '', Buffer.from(text)),
    );
    const packed = await fetch(`${server.url}/a.css`);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(packed.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await packed.text()).toBe(text);

    const plain = await fetch(`${server.url}/a.css`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);

    const head = await fetch(`${server.url}/a.woff2`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(text.length));
    expect(await head.text()).toBe('');
    await server.close();
  });

  it('sends a file without a known type as bytes, uncompressed, and cached as its sender says', async () => {
    const send = createSender();
    const server = await serveWith((request, response) =>
      send(request, response, request.url ?? '', Buffer.from('bytes'), 'no-store'),
    );
    const answer = await fetch(`${server.url}/a.unknown`);
    const names = [
      'content-type',
      'content-encoding',
      'cache-control',
      'access-control-allow-origin',
      'vary',
    ];
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      ...['application/octet-stream', null, 'no-store', '*', 'accept-encoding'],
    ]);
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.woff2', 'font/woff2'],
    ]) {
      const { headers } = await fetch(`${server.url}/${name}`);
      expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([type, null]);
    }
    for (const name of ['a.js', 'a.json', 'a.svg', 'a.txt'])
      expect((await fetch(`${server.url}/${name}`)).headers.get('content-encoding')).toBe('gzip');
    await server.close();
  });

  it('compresses a path once, and again when too many others came after it', async () => {
    const send = createSender(2);
    let text = 'first';
    const server = await serveWith((request, response) =>
      send(request, response, request.url ?? '', Buffer.from(text)),
    );
    const read = async (name: string) => (await fetch(`${server.url}/${name}`)).text();
    await read('a.js');
    text = 'second';
    expect([await read('b.js'), await read('a.js')]).toEqual(['second', 'first']);
    await read('c.js');
    expect(await read('a.js')).toBe('second');
    await server.close();
  });
});
