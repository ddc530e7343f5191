// @vitest-environment jsdom
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { tags } from '@storyloom/contract/editorial/endpoints/tags';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { search } from '@storyloom/contract/stories/endpoints/search';
import { searchSuggestions } from '@storyloom/contract/stories/endpoints/search-suggestions';
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addRecentSearch, getRecentSearches } from '../features/search/recent-searches.ts';
import type { ServerSuggestion } from '../features/search/suggestions.model.ts';
import { storyDetail } from '../testing/stories.ts';
import Search from './search.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(cleanup);

const hit = (title: string, part: Partial<SearchHit> = {}): SearchHit => ({
  ...storyDetail({ id: title.toLowerCase().replaceAll(/\W/g, ''), title }),
  highlights: { title: [{ text: title, hit: false }], hook: [], summary: [] },
  matches: [],
  ...part,
});

const { cover } = storyDetail();
const plain = (kind: ServerSuggestion['kind'], label: string, target: string): ServerSuggestion => ({
  kind,
  label,
  target,
  cover: null,
  rating: null,
});

const nearest: DataOf<typeof search>['nearestCategory'] = {
  category: 'HORROR',
  storyCount: 4,
  stories: [storyDetail({ id: 'Room 1204', title: 'Room 1204' })],
};

async function open(url: string, hits: SearchHit[] = [], suggestions: ServerSuggestion[] = []) {
  const { host, calls } = createFakeHost();
  calls.respond(search, (input) => ({
    pageList: hits,
    totalCount: hits.length,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: Number(input.page),
    correctedKeyword: input.keyword === 'slat' ? 'salt' : null,
    nearestCategory: hits.length > 0 || input.keyword === 'qqq' ? null : nearest,
  }));
  calls.respond(searchSuggestions, () => suggestions);
  calls.respond(tags, () => [{ tag: 'dry wit', storyCount: 2 }]);
  calls.respond(page, () => ({
    pageList: ['Room 1204', 'Nix', 'Wren', 'Ash'].map((title) => storyDetail({ id: title, title })),
    totalCount: 4,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  const part = (
    <Suspense>
      <Search />
    </Suspense>
  );
  render(inShell(host, part, { path: '/search/:keyword?/:page?', url }));
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search stories' });
const send = () => fireEvent.submit(field().form ?? field());
const type = (text: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
};

describe('search page', () => {
  it('shows the hits of its address and marks the matches', async () => {
    const pieces = [
      { text: 'The ', hit: false },
      { text: '<b>Salt</b>', hit: true },
    ];
    const found = hit('The <b>Salt</b>', { highlights: { title: pieces, hook: [], summary: [] } });
    const calls = await open('/search/salt/2?type=STORY', [found]);
    expect(calls.sentTo(search)).toEqual([{ keyword: 'salt', type: 'STORY', page: 2 }]);
    expect(field().value).toBe('salt');
    const link = screen.getByRole('link', { name: /<b>Salt<.b>$/ });
    expect(link.querySelector('mark')?.textContent).toBe('<b>Salt</b>');
    expect(screen.getByText('1 story')).toBeTruthy();
    expect(document.title).toBe('salt, page 2 - Search - Storyloom');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
  });

  it('names the corrected keyword', async () => {
    await open('/search/slat', [hit('Nix')]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Showing results for “salt”');
    expect(screen.getByText('No results for “slat”.')).toBeTruthy();
    expect(field().value).toBe('slat');
  });

  it('shows the summary when the match is in it, and the hook otherwise', async () => {
    const summary = [{ text: 'salt over the pass', hit: true }];
    await open('/search/salt', [
      hit('One', { highlights: { title: [], hook: [], summary } }),
      hit('Two', { hook: 'A door that talks.' }),
      hit('Three', { highlights: { title: [], hook: [{ text: 'A salt door.', hit: true }], summary } }),
    ]);
    expect(screen.getAllByText('salt over the pass')).toHaveLength(1);
    expect(screen.getByText('A salt door.')).toBeTruthy();
    expect(screen.getByText('A door that talks.')).toBeTruthy();
  });

  it('navigates to the results when submitted, and adds the keyword to recent searches', async () => {
    await open('/search/salt?type=ROLE', [hit('Nix')]);
    type('  dry   wit ');
    send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “dry wit”' })).toBeTruthy();
    expect(getRecentSearches('guest1')).toEqual(['dry wit']);
    const kinds = within(screen.getByRole('navigation', { name: 'Story type' }));
    expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Character');
  });

  it('does nothing when submitted empty', async () => {
    const calls = await open('/search');
    type('   ');
    send();
    expect(calls.sentTo(search)).toEqual([]);
    expect(getRecentSearches('guest1')).toEqual([]);
  });

  it('requests suggestions after a pause in typing, and groups them by kind', async () => {
    const calls = await open(
      '/search',
      [hit('Nix')],
      [
        { kind: 'STORY', label: 'The Salt Road', target: '/read/abc-the-salt-road', cover, rating: 'PG' },
        plain('AUTHOR', 'Sal Vey', '/search/author%3A%22Sal%20Vey%22'),
      ],
    );
    for (const text of ['s', 'sa', 'sal']) type(text);
    const option = await screen.findByRole('option', { name: 'Sal Vey' });
    const stories = screen.getByRole('group', { name: 'Stories' });
    expect(within(stories).getByRole('option').querySelector('img')?.getAttribute('src')).toBe(
      cover.thumbUrl,
    );
    expect(calls.sentTo(searchSuggestions)).toEqual([{ keyword: 'sal' }]);
    fireEvent.click(option);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “author:"Sal Vey"”' }),
    ).toBeTruthy();
    expect(field().value).toBe('author:"Sal Vey"');
  });

  it('opens the active suggestion on Enter', async () => {
    const target = '/search/%22Ilse%22';
    await open('/search', [hit('Nix')], [plain('CHARACTER', 'Ilse', target)]);
    type('il');
    await screen.findByRole('option', { name: 'Ilse' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy());
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “"Ilse"”' })).toBeTruthy();
  });

  it('suggests a search for the typed text first, without delay', async () => {
    await open('/search?type=ROLE', [hit('Nix')]);
    type('  dry wit');
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toBe('Search for “dry wit”');
    fireEvent.click(first as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “dry wit”' })).toBeTruthy();
    expect(getRecentSearches('guest1')).toEqual(['dry wit']);
  });

  it('names the fields that a hit matches', async () => {
    const matches: SearchHit['matches'] = [
      { field: 'TAG', text: 'dry wit' },
      { field: 'CHARACTER', text: 'Ilse' },
    ];
    await open('/search/wit', [hit('Nix', { matches })]);
    expect(screen.getByText('Matches tag “dry wit”, character Ilse')).toBeTruthy();
  });

  it('shows the closest stories and their genre when nothing is found', async () => {
    await open('/search/zzz?type=STORY');
    const nearest = within(screen.getByRole('region', { name: 'Closest matches' }));
    expect(nearest.getByRole('link', { name: 'Room 1204' })).toBeTruthy();
    expect(nearest.getByRole('link', { name: 'Browse Horror (4)' }).getAttribute('href')).toBe(
      '/category/HORROR?type=STORY',
    );
  });

  it('offers three stories where nothing is found, none of them twice', async () => {
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await open('/search/zzz');
    await screen.findByRole('heading', { level: 2, name: 'Or begin one of these' });
    expect(titles()).toEqual(['Room 1204', 'Nix', 'Wren', 'Ash']);
    cleanup();
    await open('/search/nix', [hit('Nix')]);
    expect(screen.queryByRole('heading', { name: 'Or begin one of these' })).toBeNull();
  });

  it('moves a chosen recent search to the front', async () => {
    addRecentSearch('guest1', 'salt');
    addRecentSearch('guest1', 'dry wit');
    await open('/search', [hit('Nix')]);
    fireEvent.click(field());
    fireEvent.click(await screen.findByRole('option', { name: 'salt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “salt”' })).toBeTruthy();
    expect(getRecentSearches('guest1')).toEqual(['salt', 'dry wit']);
  });

  it('closes the on-screen keyboard after submitting by touch', async () => {
    await open('/search', [hit('Nix')]);
    type('salt');
    expect(document.activeElement).toBe(field());
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    send();
    expect(document.activeElement).not.toBe(field());
  });

  it('focuses the field of the empty search, except on touch screens', async () => {
    await open('/search', [hit('Nix')]);
    expect(document.activeElement).toBe(field());
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open('/search', [hit('Nix')]);
    expect(document.activeElement).not.toBe(field());
  });

  it.each([
    ['/search/salt?type=ROLE', 'ROLE'],
    ['/search/salt', null],
  ])('submits the type of %s without JavaScript', async (url, value) => {
    await open(url, [hit('Nix')]);
    expect(new FormData(field().form ?? undefined).get('type')).toBe(value);
  });

  it('lists recent searches, and clears them on command', async () => {
    addRecentSearch('guest1', 'dry wit');
    await open('/search', [hit('Nix')]);
    fireEvent.click(field());
    expect(await screen.findByRole('option', { name: 'dry wit' })).toBeTruthy();
    fireEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(getRecentSearches('guest1')).toEqual([]);
  });

  it.each([
    ['/search/qqq', 'No stories match “qqq”', 'Browse all stories', '/story'],
    ['/search/zzz?type=ROLE', 'No characters match “zzz”', 'Search everything', '/search/zzz'],
    ['/search/salt/2', 'Page 2 doesn’t exist', 'Go to page 1', '/search/salt'],
  ])('explains why %s is empty, with a link and search tips', async (url, title, label, href) => {
    await open(url);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    expect(screen.getByRole('link', { name: 'tag:dragon' }).getAttribute('href')).toBe(
      '/search/tag%3Adragon',
    );
  });

  it('lists every genre and some tags until something is searched', async () => {
    await open('/search');
    const links = within(screen.getByRole('navigation', { name: 'Genres' })).getAllByRole('link');
    expect(links).toHaveLength(16);
    const tag = await screen.findByRole('link', { name: 'dry wit' });
    expect(tag.getAttribute('href')).toBe('/tag/dry%20wit');
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('keeps text typed before hydration', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(tags, () => []);
    calls.respond(search, () => {
      throw new Error('not answered here');
    });
    const page = inShell(host, <Search />, { path: '/search/:keyword?/:page?', url: '/search' });
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    const input = within(root).getByRole<HTMLInputElement>('combobox');
    input.value = 'salt';
    render(page, { container: root, hydrate: true });
    await waitFor(() => expect(within(root).getByRole('button', { name: 'Clear' })).toBeTruthy());
    expect(input.value).toBe('salt');
    root.remove();
  });
});
