// @vitest-environment jsdom
import { collection } from '@storyloom/contract/editorial/endpoints/collection';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { loadCollection } from './load-collection.ts';

afterEach(cleanup);

function site(titles: string[], nextPageNum: number | null = null) {
  const { host, calls } = createFakeHost();
  calls.respond(collection, (input) => ({
    pageList: titles.map((title) => storyDetail({ id: title.toLowerCase(), title })),
    totalCount: 1_001,
    hasNextPage: nextPageNum !== null,
    nextPageNum,
    currentPageNum: Number(input.page),
    collection: {
      name: input.name,
      title: 'Stories for a stormy night',
      description: 'Rain on the glass.',
      storyCount: 6,
    },
  }));
  return { host, calls };
}

async function open(url: string, titles: string[], nextPageNum: number | null = null) {
  const { host, calls } = site(titles, nextPageNum);
  const part = (
    <Suspense>
      <CollectionPage />
    </Suspense>
  );
  render(inShell(host, part, { path: '/collection/:collection/:page?', url }));
  await screen.findByRole('heading', { level: 1, name: 'Stories for a stormy night' });
  return calls;
}

describe('CollectionPage', () => {
  it('shows the collection, starting at the page in the address', async () => {
    const calls = await open('/collection/stormy-night/2', ['Nix', 'Wren'], 3);
    expect(calls.sentTo(collection)).toEqual([{ name: 'stormy-night', page: 2, size: 24 }]);
    expect(screen.getByText('Rain on the glass.')).toBeTruthy();
    expect(screen.getByText('1,000+ stories')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/collection/stormy-night/3',
    );
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
      '/collection/stormy-night',
    );
    expect(document.title).toBe('Stories for a stormy night, page 2 - Storyloom');
    expect(document.querySelector('link[rel=prev]')?.getAttribute('href')).toMatch(
      /\/collection\/stormy-night$/,
    );
    expect(document.querySelector('link[rel=next]')?.getAttribute('href')).toMatch(
      /\/collection\/stormy-night\/3$/,
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/collection\/stormy-night\/2$/,
    );
  });

  it.each([
    ['/collection/stormy-night', 'Nothing here for you yet', 'Go to Home', '/'],
    ['/collection/stormy-night/9', 'Page 9 doesn’t exist', 'Go to page 1', '/collection/stormy-night'],
  ])('explains why %s is empty, with a link', async (url, title, label, href) => {
    await open(url, []);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=prev]')).toBeNull();
  });
});

describe('CollectionPage at page 1', () => {
  it('has a plain title, no link back, and a link to the next page only if there is one', async () => {
    const links = () => screen.queryAllByRole('link', { name: / page$/ }).map((link) => link.textContent);
    await open('/collection/stormy-night', ['Nix'], 2);
    expect(document.title).toBe('Stories for a stormy night - Storyloom');
    expect(links()).toEqual(['Next page']);
    expect(document.querySelector('link[rel=prev]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    cleanup();
    await open('/collection/stormy-night', ['Nix']);
    expect(links()).toEqual([]);
    expect(document.querySelector('link[rel=next]')).toBeNull();
    expect(screen.getByText('That’s everything.')).toBeTruthy();
  });

  it('is loaded once, starting at the page in the address', async () => {
    const { host, calls } = site(['Nix']);
    const url = new URL('https://loom.test/collection/stormy-night/3');
    await loadCollection({ host, params: { collection: 'stormy-night', page: '3' }, url });
    await loadCollection({ host, params: { collection: 'stormy-night', page: '3' }, url });
    await loadCollection({ host, params: { collection: 'stormy-night' }, url });
    expect(calls.sentTo(collection)).toEqual([
      { name: 'stormy-night', page: 3, size: 24 },
      { name: 'stormy-night', page: 1, size: 24 },
    ]);
  });
});

describe('loadCollection', () => {
  it('throws 404 for an unknown collection, and rethrows other errors', async () => {
    const { host, calls } = site([]);
    const url = new URL('https://loom.test/collection/none');
    calls.respond(collection, () =>
      Promise.reject(new BusinessError(12101, 'no', 'collection.not_found', {})),
    );
    await expect(loadCollection({ host, params: { collection: 'none' }, url })).rejects.toMatchObject({
      status: 404,
    });
    calls.respond(collection, () => Promise.reject(new Error('down')));
    await expect(loadCollection({ host, params: { collection: 'none' }, url })).rejects.toThrow('down');
  });
});
