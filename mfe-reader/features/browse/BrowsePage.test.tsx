// @vitest-environment jsdom
import { page } from '@storyloom/contract/endpoints/stories/page';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BrowsePage } from './BrowsePage.tsx';

afterEach(cleanup);

interface Shelf {
  titles: string[];
  nextPageNum?: number | null;
  totalCount?: number;
}

async function open(url: string, { titles, nextPageNum = null, totalCount = titles.length }: Shelf) {
  const { host, calls } = createFakeHost();
  calls.answer(page, (input) => ({
    pageList: titles.map((title) => storyDetail({ id: title.toLowerCase(), title })),
    totalCount,
    hasNextPage: nextPageNum !== null,
    nextPageNum,
    currentPageNum: Number(input.page),
  }));
  const paths = ['/category/:category/:page?', '/tag/:tag/:page?', '/story/:page?'];
  const path = paths.find((each) => each.split('/')[1] === url.split('/')[1]?.split('?')[0]) ?? url;
  const part = (
    <Suspense>
      <BrowsePage />
    </Suspense>
  );
  render(inShell(host, part, { path, url }));
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const chosenIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);

it('asks for what its address says, and marks it', async () => {
  const calls = await open('/category/HORROR/2?type=ROLE&sort=LATEST&timePeriod=MONTH', { titles: ['Nix'] });
  const wanted = { category: 'HORROR', type: 'ROLE', sort: 'LATEST', timePeriod: 'MONTH', page: 2 };
  expect(calls.sentTo(page)).toEqual([expect.objectContaining(wanted)]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Horror characters');
  expect(['Categories', 'Sort', 'Kinds of story', 'Published'].flatMap(chosenIn)).toEqual([
    'Horror',
    'New',
    'Character',
    'Month',
  ]);
});

it('offers every filter as an address that keeps the others and begins at page 1', async () => {
  await open('/category/HORROR/2?type=ROLE', { titles: ['Nix'] });
  expect(hrefOf('Most Chat')).toBe('/category/HORROR?type=ROLE&sort=MESSAGE_COUNT');
  expect(hrefOf('Today')).toBe('/category/HORROR?type=ROLE&timePeriod=TODAY');
  expect(hrefOf('Humor')).toBe('/category/HUMOR?type=ROLE');
});

it('shows a tag’s stories, in any order, without categories', async () => {
  const calls = await open('/tag/Dry%20Wit/2?sort=LATEST', { titles: ['Nix'] });
  expect(calls.sentTo(page)).toEqual([expect.objectContaining({ tag: 'Dry Wit', sort: 'LATEST', page: 2 })]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stories tagged “Dry Wit”');
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  expect(hrefOf('Most Chat')).toBe('/tag/Dry%20Wit?sort=MESSAGE_COUNT');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/tag\/dry%20wit\/2$/);
});

it('leads to the pages before and after by plain links', async () => {
  await open('/story/3?sort=EARLIEST', { titles: ['Nix'], nextPageNum: 4, totalCount: 1_001 });
  const previous = screen.getByRole('link', { name: 'Previous page' });
  const next = screen.getByRole('link', { name: 'Next page' });
  expect([previous.getAttribute('rel'), previous.getAttribute('href')]).toEqual([
    'prev',
    '/story/2?sort=EARLIEST',
  ]);
  expect([next.getAttribute('rel'), next.getAttribute('href')]).toEqual(['next', '/story/4?sort=EARLIEST']);
  expect(hrefOf('First page')).toBe('/story?sort=EARLIEST');
  expect(screen.getByText('1,000+ stories')).toBeTruthy();
});

it('has no pages to offer when one holds them all, and says that it is the end', async () => {
  await open('/story', { titles: ['Nix', 'Wren'] });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(screen.getByText('You have seen them all.')).toBeTruthy();
  expect(screen.getByText('2 stories')).toBeTruthy();
});

it.each([
  ['/story/77', 'There is no page 77', 'Go to the first page', '/story'],
  ['/tag/a%2Fb', 'No story carries this tag', 'Search for them', '/search/a%2Fb'],
  ['/category/TEEN_FICTION', 'No story here yet', 'Show all stories', '/story'],
  [
    '/category/HUMOR?timePeriod=TODAY&sort=LATEST',
    'Nothing fits these filters',
    'Clear filters',
    '/category/HUMOR?sort=LATEST',
  ],
])('says why %s is empty, and leads out', async (url, title, label, href) => {
  await open(url, { titles: [] });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(hrefOf(label)).toBe(href);
  expect(screen.queryByRole('navigation', { name: /pages$/i })).toBeNull();
});

it('tells search engines its plain address, and to leave out an empty page', async () => {
  await open('/story/77?sort=LATEST', { titles: [] });
  expect(document.title).toBe('All stories, page 77 - Storyloom');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/story\/77$/);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
