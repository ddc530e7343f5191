import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

interface Thing {
  [property: string]: unknown;
}

/**
 * Properties that Google documents for each kind, required ones first. Left out are those for which the site has no
 * value: editions of books with an ISBN, other addresses and names of a person or a site, and the date of a profile's
 * last change.
 */
const properties = {
  Book: [
    ...['@id', 'name', 'url', 'author.name', 'author.url'],
    ...['description', 'image', 'inLanguage', 'bookFormat', 'datePublished', 'dateModified'],
  ],
  BreadcrumbList: ['itemListElement.0.name', 'itemListElement.0.item', 'itemListElement.1.position'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  ProfilePage: ['mainEntity.name', 'mainEntity.identifier', 'mainEntity.url', 'dateCreated'],
};
const urls = new Set(['@id', 'url', 'image', 'item', 'urlTemplate', 'bookFormat']);
const dates = new Set(['datePublished', 'dateModified', 'dateCreated']);

/** The things that a document describes for search engines, by their type. */
async function thingsIn(request: APIRequestContext, path: string): Promise<Record<string, Thing>> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const graphs = scripts.map(
    ([, source]) => JSON.parse(source ?? '') as { '@context': string; '@graph': Thing[] },
  );
  expect(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org']);
  return Object.fromEntries(
    graphs.flatMap((graph) => graph['@graph']).map((thing) => [String(thing['@type']), thing]),
  );
}

const valueAt = (thing: Thing, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Thing | undefined)?.[key], thing);

function isValid(property: string, value: unknown): boolean {
  if (typeof value !== 'string') return value != null;
  if (urls.has(property)) return /^https?:\/\//.test(value) && URL.canParse(value);
  if (dates.has(property))
    return /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value));
  return value.trim() !== '';
}

/** Paths of the values that are empty, or not what their property asks for. */
function faultsOf(value: unknown, property = '', path = property): string[] {
  if (!isValid(property, value)) return [path];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value ?? {});
  if (entries.length === 0) return [path];
  const isUntyped = !Array.isArray(value) && !('@type' in (value ?? {}));
  return [
    ...(isUntyped ? [`${path} has no type`] : []),
    ...entries.flatMap(([key, each]) =>
      faultsOf(each, Array.isArray(value) ? property : key, `${path}.${key}`),
    ),
  ];
}

test('the structured data of documents has what search engines ask for', { tag: '@any-width' }, async ({
  request,
}) => {
  const list = await (await request.get('/api/ai-lab/ai-story/page?size=1')).json();
  const [{ slug, author }] = list.data.pageList;
  const things = {
    ...(await thingsIn(request, '/')),
    ...(await thingsIn(request, `/read/${slug}`)),
    ...(await thingsIn(request, `/user/profile/${author.id}`)),
  };
  expect(Object.keys(things).toSorted()).toEqual(Object.keys(properties).toSorted());
  for (const [kind, thing] of Object.entries(things)) {
    const wanted = properties[kind as keyof typeof properties];
    const missing = wanted.filter((path) => valueAt(thing, path) === undefined);
    expect({ kind, missing, faults: faultsOf(thing) }).toEqual({ kind, missing: [], faults: [] });
  }
  const steps = things.BreadcrumbList?.itemListElement as Thing[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  const search = valueAt(things.WebSite ?? {}, 'potentialAction') as Thing;
  const [, input] = /name=(\w+)$/.exec(String(search['query-input'])) ?? [];
  expect(valueAt(search, 'target.urlTemplate')).toContain(`{${input}}`);
});
