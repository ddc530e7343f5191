// @vitest-environment jsdom
import { page } from '@storyloom/contract/stories/endpoints/page';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BrowsePage } from './BrowsePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface ListFixture {
  titles: string[];
  nextPageNum?: number | null;
  nextCursor?: string | null;
  totalCount?: number;
}

async function open(
  url: string,
  { titles, nextPageNum = null, nextCursor = null, totalCount = titles.length }: ListFixture,
) {
  const { host, calls } = createFakeHost();
  calls.respond(page, (input) => ({
    // The row of other stories asks for no page.
    pageList: (input.page === undefined ? [...titles, 'Sea'] : titles).map((title) =>
      storyDetail({ id: title.toLowerCase(), title }),
    ),
    totalCount,
    hasNextPage: nextPageNum !== null,
    nextPageNum,
    nextCursor,
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

describe('BrowsePage', () => {
  it('says when a story was updated', async () => {
    await open('/story', { titles: ['Nix'] });
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Updated Jan 1, 2026');
  });

  it('requests the list of its address and marks the chosen filters', async () => {
    const calls = await open('/category/HORROR/2?type=ROLE&sort=LATEST&timePeriod=MONTH', {
      titles: ['Nix'],
      totalCount: 90,
    });
    const wanted = { category: 'HORROR', type: 'ROLE', sort: 'LATEST', timePeriod: 'MONTH', page: 2 };
    expect(calls.sentTo(page)).toEqual([expect.objectContaining(wanted)]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Horror characters');
    expect(['Categories', 'Sort', 'Story type', 'Time'].flatMap(chosenIn)).toEqual([
      'Horror',
      'New',
      'Character',
      'Month',
    ]);
  });

  it.each([
    ['/category/HORROR?type=ROLE', 'AI interactive horror characters to talk with. Choose one'],
    ['/category/HORROR', 'AI interactive horror stories to play. Choose one'],
    ['/tag/winter', 'AI interactive stories to play tagged “winter”. Choose one'],
  ])('describes the list at %s', async (url, text) => {
    await open(url, { titles: ['Nix'] });
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(text);
  });

  it('links each filter to page 1 of a list that keeps the other filters', async () => {
    await open('/category/HORROR/2?type=ROLE', { titles: ['Nix'] });
    expect(hrefOf('Most Chat')).toBe('/category/HORROR?type=ROLE&sort=MESSAGE_COUNT');
    expect(hrefOf('Today')).toBe('/category/HORROR?type=ROLE&timePeriod=TODAY');
    expect(hrefOf('Humor')).toBe('/category/HUMOR?type=ROLE');
  });

  it('shows the stories of a tag without categories', async () => {
    const calls = await open('/tag/Dry%20Wit/2?sort=LATEST', { titles: ['Nix'], totalCount: 90 });
    expect(calls.sentTo(page)).toEqual([
      expect.objectContaining({ tag: 'Dry Wit', sort: 'LATEST', page: 2 }),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stories tagged “Dry Wit”');
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(hrefOf('Most Chat')).toBe('/tag/Dry%20Wit?sort=MESSAGE_COUNT');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/tag\/dry%20wit\/2$/,
    );
  });

  it('links to the previous and next page', async () => {
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
    const inHead = (rel: string) => document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href');
    expect(inHead('prev')).toMatch(/\/story\/2\?sort=EARLIEST$/);
    expect(inHead('next')).toMatch(/\/story\/4\?sort=EARLIEST$/);
  });

  it('links beyond the last numbered page by cursor, and back to the nearest numbered page', async () => {
    await open('/story/500', { titles: ['Nix'], nextPageNum: 501, nextCursor: 'c501' });
    expect(hrefOf('Next page')).toBe('/story/501?after=c501');
    cleanup();
    const calls = await open('/story/501?type=ROLE&after=c501', {
      titles: ['Wren'],
      totalCount: 90,
      nextPageNum: 502,
      nextCursor: 'c502',
    });
    expect(calls.sentTo(page)).toEqual([expect.objectContaining({ page: 501, after: 'c501' })]);
    expect(screen.getByText('Starting at page 501')).toBeTruthy();
    expect(hrefOf('Previous page')).toBe('/story/500?type=ROLE');
    expect(hrefOf('Next page')).toBe('/story/502?type=ROLE&after=c502');
    expect(hrefOf('Most Chat')).toBe('/story?type=ROLE&sort=MESSAGE_COUNT');
    cleanup();
    await open('/story/502?after=c502', { titles: ['Ash'] });
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(hrefOf('Page 500')).toBe('/story/500');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows the last numbered page when the address has a later one without cursor', async () => {
    const calls = await open('/story/700', {
      titles: ['Nix'],
      totalCount: 90,
      nextPageNum: 501,
      nextCursor: 'c501',
    });
    expect(calls.sentTo(page)).toEqual([expect.objectContaining({ page: 500 })]);
    expect(calls.sentTo(page)[0]).not.toHaveProperty('after');
    expect(screen.getByText(/^Page 700 can’t be opened directly\. This is page 500/)).toBeTruthy();
    expect(hrefOf('Next page')).toBe('/story/501?after=c501');
    expect(document.title).toBe('All stories, page 500 - Storyloom');
  });

  it('loads beyond the last numbered page while scrolling, up to the end of the list', async () => {
    let report = (_isIntersecting: boolean) => {};
    class FakeIntersectionObserver {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
    const { host, calls } = createFakeHost();
    calls.respond(page, (input) => {
      const number = Number(input.page);
      const isLast = number === 502;
      return {
        pageList: [storyDetail({ id: `story${number}`, title: `Story ${number}` })],
        totalCount: 1_001,
        hasNextPage: !isLast,
        nextPageNum: isLast ? null : number + 1,
        nextCursor: isLast ? null : `c${number + 1}`,
        currentPageNum: number,
      };
    });
    const part = (
      <Suspense>
        <BrowsePage />
      </Suspense>
    );
    render(inShell(host, part, { path: '/story/:page?', url: '/story/499' }));
    await screen.findByText('Story 499');
    report(true);
    expect(await screen.findByText('That’s everything.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(calls.sentTo(page).map(({ page, after }) => [page, after])).toEqual([
      [499, undefined],
      [500, 'c500'],
      [501, 'c501'],
      [502, 'c502'],
    ]);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('has no pager when one page holds the list', async () => {
    await open('/story', { titles: ['Nix', 'Wren'] });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.getByText('That’s everything.')).toBeTruthy();
    expect(screen.getByText('2 stories')).toBeTruthy();
  });

  it.each([
    [3, ['Sea']],
    [4, []],
  ])('follows a list of %i stories by %j', async (totalCount, others) => {
    await open('/tag/salt', { titles: ['Nix'], totalCount });
    const more = screen.queryByRole('heading', { name: 'More stories' })?.nextElementSibling;
    const titles = [...(more?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(titles).toEqual(others);
  });

  it.each([
    ['/story/77', 'Page 77 doesn’t exist', 'Go to page 1', '/story'],
    ['/story/900', 'Page 900 doesn’t exist', 'Go to page 1', '/story'],
    ['/tag/a%2Fb', 'No stories have this tag', 'Search for this tag', '/search/a%2Fb'],
    ['/category/TEEN_FICTION', 'No stories here yet', 'Show all stories', '/story'],
    [
      '/category/HUMOR?timePeriod=TODAY&sort=LATEST',
      'No matches',
      'Clear filters',
      '/category/HUMOR?sort=LATEST',
    ],
  ])('explains why %s is empty, with a link', async (url, title, label, href) => {
    await open(url, { titles: [] });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(hrefOf(label)).toBe(href);
    expect(screen.queryByRole('navigation', { name: /pages$/i })).toBeNull();
  });

  it('has a canonical address without filters, and noindex on an empty page', async () => {
    await open('/story/77?sort=LATEST', { titles: [] });
    expect(document.title).toBe('All stories, page 77 - Storyloom');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/story\/77$/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.head.querySelector('link[rel=prev]')).toBeNull();
    cleanup();
    await open('/story/2', { titles: ['Nix'] });
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });
});
