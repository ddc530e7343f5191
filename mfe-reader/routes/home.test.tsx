// @vitest-environment jsdom
import { banners } from '@storyloom/contract/editorial/endpoints/banners';
import { collections } from '@storyloom/contract/editorial/endpoints/collections';
import { tags } from '@storyloom/contract/editorial/endpoints/tags';
import { stories as followedStories } from '@storyloom/contract/follows/endpoints/stories';
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { userRecent } from '@storyloom/contract/stories/endpoints/user-recent';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host, SessionState } from '@storyloom/mfe/host';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../testing/stories.ts';
import Home, { loader } from './home.tsx';

afterEach(cleanup);

const listOf = (...titles: string[]) => ({
  pageList: titles.map((title) => storyDetail({ id: title.toLowerCase(), title, slug: title.toLowerCase() })),
  totalCount: titles.length,
  hasNextPage: false,
  nextPageNum: null,
  nextCursor: null,
  currentPageNum: 1,
});

function site(session: SessionState = fakeGuest) {
  const { host, calls } = createFakeHost({}, session);
  calls.respond(page, ({ type, sort }) => {
    if (type === 'ROLE') return listOf('Ilse');
    return sort === 'LATEST' ? listOf('Ash') : listOf('Nix', 'Wren');
  });
  calls.respond(feed, () => listOf('Moss', 'Reed', 'Ivy', 'Elm'));
  calls.respond(viewDetail, ({ id }) =>
    storyDetail({ id, opening: 'It is raining. Someone knocks.', options: ['Open', 'Wait'] }),
  );
  calls.respond(userRecent, () => []);
  calls.respond(followedStories, () => []);
  calls.respond(collections, () => [
    { name: 'stormy-night', title: 'Stormy night', description: 'Rain on the glass.', storyCount: 6 },
  ]);
  calls.respond(tags, () => [{ tag: 'salt', storyCount: 2 }]);
  calls.respond(banners, () => []);
  return { host, calls };
}

async function open(host: Host, url = '/') {
  await loader({ host, params: {}, url: new URL(url, 'https://loom.test') });
  render(inShell(host, <Home />, { url }));
}

const heading = (name: string | RegExp) => screen.queryByRole('heading', { name });

describe('home page', () => {
  it('says to guests only that they need no account', async () => {
    await open(site().host);
    expect(heading(/no account needed\.$/)).not.toBeNull();
    cleanup();
    await open(site({ ...fakeGuest, status: 'real' }).host);
    expect(heading(/Free to start\.$/)).not.toBeNull();
  });

  it('renders every carousel from prefetched data', async () => {
    const { host, calls } = site();
    await open(host);
    expect(
      ['Trending now', 'Collections', 'New stories', 'Characters', 'Tags to explore'].map(heading),
    ).not.toContain(null);
    expect(screen.getByRole('link', { name: 'Moss' })).toBeDefined();
    expect([page, feed, banners, collections, tags].map((one) => calls.sentTo(one).length)).toEqual([
      3, 1, 1, 1, 1,
    ]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://loom.test/');
  });

  it.each([storyPublished, storyChanged, storyDeleted])(
    'loads its lists again after $name',
    async (event) => {
      const { host, calls } = site();
      await open(host);
      calls.respond(feed, () => listOf('Fern', 'Reed', 'Ivy', 'Elm'));
      calls.respond(page, () => listOf('Oak'));
      act(() => host.bus.emit(event, {}));
      expect(await screen.findByRole('link', { name: 'Fern' })).toBeDefined();
      expect((await screen.findAllByRole('link', { name: 'Oak' })).length).toBeGreaterThan(0);
    },
  );

  it('begins with the end and the choices of a story’s opening, and shows no story twice', async () => {
    const { host, calls } = site();
    calls.respond(page, ({ sort }) => (sort === 'LATEST' ? listOf('Ash', 'Wren') : listOf('Nix', 'Wren')));
    calls.respond(feed, () => listOf('Moss', 'Ash', 'Reed', 'Ivy', 'Elm'));
    await open(host);
    const choices = within(screen.getByRole('group', { name: 'Begin Nix' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Open', 'Wait']);
    expect(screen.getByText('It is raining. Someone knocks.')).toBeDefined();
    for (const title of ['Nix', 'Wren', 'Ash', 'Moss']) expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it('requests stories for each carousel, and links to all of them', async () => {
    const { host, calls } = site();
    await open(host);
    expect(calls.sentTo(page)).toEqual([
      { type: 'STORY', sort: 'HOTTEST', size: 9 },
      { type: 'STORY', sort: 'LATEST', size: 12 },
      { type: 'ROLE', sort: 'HOTTEST', size: 8 },
    ]);
    expect(calls.sentTo(feed)).toEqual([{ category: 'all', type: 'all', page: 2, size: 6 }]);
    const all = screen.getAllByRole('link', { name: /^(See|Browse) all: / });
    expect(all.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['See all: Trending now', '/story'],
      ['See all: New stories', '/story?sort=LATEST'],
      ['See all: Characters', '/story?type=ROLE'],
      ['Browse all: More to get lost in', '/story'],
    ]);
  });

  it('leaves out a feed of a few stories, which the links above lead to', async () => {
    const { host, calls } = site();
    calls.respond(feed, () => listOf('Moss', 'Reed', 'Ivy', 'Ash'));
    await open(host);
    expect(heading('More to get lost in')).toBeNull();
  });

  it('loads the covers of the first screen at once: six of the trending stories, or of a filtered feed', async () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const { host, calls } = site();
    calls.respond(page, ({ type, sort }) => listOf(...titles.map((title) => `${title} ${type} ${sort}`)));
    calls.respond(feed, () => listOf(...titles.slice(1).map((title) => `Feed ${title}`)));
    const loadingOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((tile) => tile.querySelector('img')?.getAttribute('loading'));
    const first = [...Array(6).fill('eager'), 'lazy'];
    await open(host);
    expect(loadingOf('Trending now')).toEqual(first);
    expect(loadingOf('New stories')).not.toContain('eager');
    expect(loadingOf('More to get lost in')).not.toContain('eager');
    cleanup();
    await open(host, '/?type=ROLE');
    expect(loadingOf('Characters')).toEqual(first);
  });

  it('shows no carousel without stories, and a link to all stories on an empty feed', async () => {
    const { host, calls } = site();
    calls.respond(page, () => listOf());
    calls.respond(feed, () => listOf());
    await open(host, '/');
    expect(['Trending now', 'New stories', 'Characters'].map(heading)).toEqual([null, null, null]);
    expect(screen.getByRole('heading', { level: 1, name: /^Stories that answer you/ })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all stories' }).getAttribute('href')).toBe('/');
  });

  it('shows the stories in progress first, with the page', async () => {
    const { host, calls } = site();
    const story = storyDetail({ id: 'wren', title: 'Wren' });
    calls.respond(userRecent, () => [
      { story, archiveId: 'arc1', depth: 2, excerpt: 'Rain.', playedAt: '2026-01-01T00:00:00Z' },
    ]);
    await open(host);
    const regions = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(regions.slice(0, 2)).toEqual(['Playing', 'Nix']);
  });

  it('shows banners after the story to begin', async () => {
    const { host, calls } = site();
    calls.respond(banners, () => [
      { id: 'b1', title: 'Storm', text: 'Rain.', imageUrl: null, href: '/collection/stormy-night' },
    ]);
    await open(host);
    const titles = within(screen.getByRole('region', { name: 'Featured' })).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Nix', 'Storm']);
  });

  it('shows the feed only when filtered', async () => {
    const { host, calls } = site();
    await open(host, '/?category=HORROR&type=ROLE');
    expect(calls.sentTo(feed)).toEqual([expect.objectContaining({ category: 'HORROR', type: 'ROLE' })]);
    expect(heading('Trending now')).toBeNull();
    expect(heading('Horror characters')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Browse all: Horror characters' }).getAttribute('href')).toBe(
      '/category/HORROR?type=ROLE',
    );
  });

  it('renders without editorial content if it cannot be loaded', async () => {
    const { host, calls } = site();
    const fail = () => Promise.reject(new Error('down'));
    for (const endpoint of [banners, collections, tags]) calls.respond(endpoint, fail);
    await open(host);
    expect(heading('Trending now')).not.toBeNull();
    expect(heading('Collections')).toBeNull();
    expect(heading('Tags to explore')).toBeNull();
  });

  it('fails if the stories cannot be loaded', async () => {
    const { host, calls } = site();
    calls.respond(feed, () => Promise.reject(new Error('down')));
    await expect(open(host)).rejects.toThrow('down');
  });
});
