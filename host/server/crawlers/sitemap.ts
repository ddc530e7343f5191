import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import { sitemapParts } from '@storyloom/contract/stories/endpoints/sitemap-parts';
import { sitemapStories } from '@storyloom/contract/stories/endpoints/sitemap-stories';
import type { Client } from '@storyloom/http/client';
import { originOf, type PublicAddress } from '../public-address.ts';

/** The sitemap's index names this part and those of the stories. */
const PAGES = 'pages';
const pages = ['/', '/story', '/agreements/terms_of_service', '/agreements/privacy_policy'];

interface Entry {
  path: string;
  lastmod?: string;
}

/**
 * Answers `/sitemap.xml`, the index, and `/sitemap/{part}.xml`. Stories are read and written in batches, so that a part
 * of any size takes the memory of one batch. False if there is no such part.
 */
export function createSitemap({ call }: Pick<Client, 'call'>, address: PublicAddress) {
  const pattern = /^\/sitemap(?:\/(pages|[a-z0-9]))?\.xml$/;

  async function* listIndex(): AsyncGenerator<Entry[]> {
    const parts = await call(sitemapParts, {});
    yield [
      { path: `/sitemap/${PAGES}.xml` },
      ...parts.map(({ part, updatedAt }) => ({ path: `/sitemap/${part}.xml`, lastmod: updatedAt })),
    ];
  }

  async function* listPages(): AsyncGenerator<Entry[]> {
    const named = await call(collections, {});
    const categories = categoryChoices.filter(({ value }) => value !== 'all');
    yield [
      ...pages.map((path) => ({ path })),
      ...categories.map(({ value }) => ({ path: `/category/${value}` })),
      ...named.map(({ name }) => ({ path: `/collection/${name}` })),
    ];
  }

  async function* listStories(part: string): AsyncGenerator<Entry[]> {
    let afterId: string | undefined;
    do {
      const stories = await call(sitemapStories, { part, afterId });
      if (stories.length > 0)
        yield stories.map(({ slug, updatedAt }) => ({ path: `/read/${slug}`, lastmod: updatedAt }));
      afterId = stories.at(-1)?.id;
    } while (afterId);
  }

  return async function answer(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const match = pattern.exec(pathname);
    if (!match) return false;
    const [, name] = match;
    const list = name === undefined ? listIndex() : name === PAGES ? listPages() : listStories(name);
    // Nothing is sent before the first batch is there.
    const first = await list.next().catch(() => null);
    if (first === null) {
      response.writeHead(503, { 'retry-after': '120' }).end();
      return true;
    }
    if (first.done) return false;
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const kind = name === undefined ? 'index' : 'part';
    await pipeline(write(kind, originOf(request, address), first.value, list), response);
    return true;
  };
}

const elements = { index: ['sitemapindex', 'sitemap'], part: ['urlset', 'url'] } as const;

/** The document in one text for each batch: a stream of elements makes ten times as much garbage. */
async function* write(
  kind: keyof typeof elements,
  origin: string,
  first: Entry[],
  others: AsyncIterable<Entry[]>,
): AsyncGenerator<string> {
  const [root, element] = elements[kind];
  const textOf = (batch: Entry[]) =>
    batch
      .map(({ path, lastmod }) => {
        // Of the characters that XML gives a meaning, only these are left in an encoded path.
        const location = origin + encodeURI(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
        const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
        return `<${element}><loc>${location}</loc>${changed}</${element}>`;
      })
      .join('');
  yield `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  yield textOf(first);
  for await (const batch of others) yield textOf(batch);
  yield `</${root}>`;
}
