import { describe, expect, it } from 'vitest';
import { fakeCaches } from '../fixtures/fake-caches.ts';
import { createFileSets } from './file-sets.ts';
import type { Precache } from './messages.ts';

/** A site whose live set a test changes. */
function open(fail?: (path: string) => void) {
  const store = fakeCaches(fail);
  const site = {
    live: set('a', ['/one.js', '/shared.js']),
    lost: '',
    asked: [] as string[],
    afterPage: () => {},
  };
  const sets = createFileSets({
    caches: store.caches,
    async fetch(input) {
      const path = String(input);
      site.asked.push(path);
      if (path === site.lost) throw new TypeError('Failed to fetch');
      if (path === '/precache.json') return Response.json(site.live);
      const answer = new Response(`${path} of ${site.live.id}`);
      if (path === '/offline') site.afterPage();
      return answer;
    },
  });
  const page = async () => (await sets.offlinePage())?.text();
  return { ...store, site, sets, page };
}

const set = (id: string, paths: string[]): Precache => ({
  id,
  files: paths.map((src) => ({ src, integrity: `hash of ${src}` })),
});

describe('the kept files', () => {
  it('are those of the live set, and the offline page that uses them', async () => {
    const { sets, pathsIn, page } = open();
    await sets.keep('a');
    expect(pathsIn('storyloom-files-a')).toEqual(['/one.js', '/shared.js']);
    expect(await page()).toBe('/offline of a');
  });

  it('cost no request when they are complete', async () => {
    const { sets, site } = open();
    await sets.keep('a');
    site.asked.length = 0;
    await sets.keep('a');
    expect(site.asked).toEqual([]);
    await sets.keep('older');
    expect(site.asked).toEqual(['/precache.json']);
  });

  it('are loaded once for two pages', async () => {
    const { sets, site } = open();
    await Promise.all([sets.keep('a'), sets.keep('a')]);
    expect(site.asked.filter((path) => path === '/one.js')).toHaveLength(1);
  });

  it('are replaced as a whole, with files of both sets loaded once, and the set before is kept', async () => {
    const { sets, site, names, page } = open();
    for (const id of ['a', 'b', 'c']) {
      site.live = set(id, [`/${id}.js`, '/shared.js']);
      await sets.keep(id);
    }
    expect(site.asked.filter((path) => path === '/shared.js')).toHaveLength(1);
    expect(names()).toEqual(['storyloom-offline-page', 'storyloom-files-b', 'storyloom-files-c']);
    expect(await page()).toBe('/offline of c');
  });

  it('stay those of the set before until the new one is complete, and the rest is loaded later', async () => {
    const { sets, site, page } = open();
    await sets.keep('a');
    site.live = set('b', ['/two.js', '/three.js']);
    site.lost = '/three.js';
    await expect(sets.keep('b')).rejects.toThrow('Failed to fetch');
    expect(await page()).toBe('/offline of a');
    site.lost = '';
    site.asked.length = 0;
    await sets.keep('b');
    expect(site.asked).not.toContain('/two.js');
    expect(await page()).toBe('/offline of b');
  });

  it('go back with a rollback', async () => {
    const { sets, site, page } = open();
    await sets.keep('a');
    const before = site.live;
    site.live = set('b', ['/two.js']);
    await sets.keep('b');
    site.live = before;
    site.asked.length = 0;
    await sets.keep('a');
    expect(site.asked).not.toContain('/one.js');
    expect(await page()).toBe('/offline of a');
  });

  it('are those of the set that went live meanwhile, with its offline page', async () => {
    const { sets, site, names, pathsIn, page } = open();
    site.afterPage = () => {
      site.live = set('b', ['/two.js', '/shared.js']);
    };
    await sets.keep('a');
    expect(names()).toEqual(['storyloom-offline-page', 'storyloom-files-b']);
    expect(pathsIn('storyloom-files-b')).toEqual(['/two.js', '/shared.js']);
    expect(await page()).toBe('/offline of b');
  });

  it('do not follow a site whose set changes each time', async () => {
    const { sets, site, page } = open();
    let count = 0;
    site.afterPage = () => {
      site.live = set(`b${++count}`, ['/two.js']);
    };
    await sets.keep('a');
    expect(await page()).toBeUndefined();
    expect(count).toBe(5);
  });

  it('free their space if it is not enough for a whole set', async () => {
    const full = (path: string) => {
      if (path === '/three.js') throw new DOMException('Full', 'QuotaExceededError');
    };
    const { sets, site, names, page } = open(full);
    await sets.keep('a');
    site.live = set('b', ['/two.js', '/three.js']);
    await expect(sets.keep('b')).rejects.toThrow('Full');
    expect(names()).not.toContain('storyloom-files-b');
    expect(await page()).toBe('/offline of a');
  });
});
