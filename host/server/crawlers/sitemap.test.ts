import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { sitemapParts } from '@storyloom/contract/stories/endpoints/sitemap-parts';
import { sitemapStories } from '@storyloom/contract/stories/endpoints/sitemap-stories';
import type { Client } from '@storyloom/http/client';
import { afterEach, describe, expect, it } from 'vitest';
import { createSitemap } from './sitemap.ts';

const at = '2026-03-01T12:00:00.000Z';
const storiesOf: Record<string, { id: string; slug: string; updatedAt: string }[]> = {
  start: [
    { id: 'a1', slug: 'a1-fog', updatedAt: at },
    { id: 'a2', slug: 'a2-tide', updatedAt: at },
  ],
  a2: [{ id: 'a3', slug: 'a3-salt', updatedAt: at }],
  a3: [],
};

const api = async (endpoint: Endpoint, input: object): Promise<unknown> => {
  if (endpoint === sitemapParts) return [{ part: 'a', updatedAt: at }];
  if (endpoint === collections) return [{ name: 'night' }, { name: 'été & <hiver>' }];
  if (endpoint === sitemapStories) {
    const { part, afterId = 'start' } = input as { part: string; afterId?: string };
    return part === 'a' ? storiesOf[afterId] : [];
  }
  throw new Error(endpoint.path);
};

let server: Server;
afterEach(() => server.close());

async function get(path: string, call = api) {
  const sitemap = createSitemap(
    { call: call as Client['call'] },
    { publicOrigin: 'https://stories.example' },
  );
  server = createServer(async (request, response) => {
    if (!(await sitemap(request, response, path))) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const locationsIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('begins with an index of its parts and their latest change', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(locationsIn(text)).toEqual([
      'https://stories.example/sitemap/pages.xml',
      'https://stories.example/sitemap/a.xml',
    ]);
    expect(text).toContain(`<lastmod>${at}</lastmod>`);
  });

  it('lists the stories of a part from all batches', async () => {
    const { text } = await get('/sitemap/a.xml');
    expect(locationsIn(text)).toEqual(
      ['a1-fog', 'a2-tide', 'a3-salt'].map((slug) => `https://stories.example/read/${slug}`),
    );
  });

  it('lists pages of lists and collections', async () => {
    const locations = locationsIn((await get('/sitemap/pages.xml')).text);
    expect(locations).toContain('https://stories.example/category/HORROR');
    expect(locations).toContain('https://stories.example/collection/night');
    expect(locations).toContain('https://stories.example/collection/%C3%A9t%C3%A9%20&amp;%20%3Chiver%3E');
    expect(locations).not.toContain('https://stories.example/category/all');
  });

  it.each(['/sitemap/b.xml', '/sitemap/constructor.xml', '/sitemap/.xml', '/sitemap'])(
    'has no part %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it.each(['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/a.xml'])(
    'asks to come back later for %s, without a body, while the API is down',
    async (path) => {
      const { status, headers, text } = await get(path, () => Promise.reject(new Error('down')));
      expect([status, headers.get('retry-after'), text]).toEqual([503, '120', '']);
    },
  );
});
