import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import { sitemapParts } from '@storyloom/contract/stories/endpoints/sitemap-parts';
import { sitemapStories } from '@storyloom/contract/stories/endpoints/sitemap-stories';
import type { Client } from '@storyloom/http/client';
import { type IndexItem, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { originOf, type PublicAddress } from '../public-address.ts';

/** The sitemap's index names this part and those of the stories. */
const PAGES = 'pages';
const pages = ['/', '/story', '/agreements/terms_of_service', '/agreements/privacy_policy'];

/**
 * Answers `/sitemap.xml`, the index, and `/sitemap/{part}.xml`. Stories are read and written in batches, so that a part
 * of any size takes the memory of one batch. False if there is no such part.
 */
export function createSitemap({ call }: Pick<Client, 'call'>, address: PublicAddress) {
  const pattern = /^\/sitemap(?:\/(pages|[a-z0-9]))?\.xml$/;

  async function* listIndex(origin: string): AsyncGenerator<IndexItem> {
    const parts = await call(sitemapParts, {});
    yield { url: `${origin}/sitemap/${PAGES}.xml` };
    for (const { part, updatedAt } of parts)
      yield { url: `${origin}/sitemap/${part}.xml`, lastmod: updatedAt };
  }

  async function* listPages(): AsyncGenerator<SitemapItemLoose> {
    const named = await call(collections, {});
    for (const url of pages) yield { url };
    for (const { value } of categoryChoices) if (value !== 'all') yield { url: `/category/${value}` };
    for (const { name } of named) yield { url: `/collection/${name}` };
  }

  async function* listStories(part: string): AsyncGenerator<SitemapItemLoose> {
    let afterId: string | undefined;
    do {
      const stories = await call(sitemapStories, { part, afterId });
      for (const { slug, updatedAt } of stories) yield { url: `/read/${slug}`, lastmod: updatedAt };
      afterId = stories.at(-1)?.id;
    } while (afterId);
  }

  return async function answer(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const match = pattern.exec(pathname);
    if (!match) return false;
    const [, name] = match;
    const origin = originOf(request, address);
    const list = name === undefined ? listIndex(origin) : name === PAGES ? listPages() : listStories(name);
    // Nothing is sent before the first item is there.
    const first = await list.next().catch(() => null);
    if (first === null) {
      response.writeHead(503, { 'retry-after': '120' }).end();
      return true;
    }
    if (first.done) return false;
    const xml = name === undefined ? new SitemapIndexStream() : new SitemapStream({ hostname: origin });
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    await pipeline(Readable.from(continued(first.value, list)), xml, response);
    return true;
  };
}

async function* continued<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}
