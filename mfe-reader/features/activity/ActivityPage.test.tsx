// @vitest-environment jsdom
import { activity } from '@storyloom/contract/editorial/endpoints/activity';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { ActivityPage } from './ActivityPage.tsx';
import { timeLeft } from './activity.model.ts';
import { loadActivity } from './load-activity.ts';

afterEach(cleanup);

const longNight: Campaign = {
  id: 'camp1',
  type: 'STORY',
  title: 'The Long Night',
  text: 'Stories that only work after dark.',
  tag: 'the long night',
  startsAt: '2026-11-21T00:00:00Z',
  endsAt: '2027-05-20T00:00:00Z',
};

async function open(type: StoryType, campaign: Campaign | null, titles: string[] = []) {
  const { host, calls } = createFakeHost();
  calls.respond(activity, () => ({
    campaign,
    pageList: titles.map((title) =>
      storyDetail({ id: title.toLowerCase(), slug: title.toLowerCase(), title }),
    ),
    totalCount: titles.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  render(
    inShell(
      host,
      <Suspense>
        <ActivityPage type={type} />
      </Suspense>,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ActivityPage', () => {
  it('shows the campaign, its dates, its ranking and links to take part', async () => {
    const calls = await open('STORY', longNight, ['Nix', 'Wren']);
    expect(calls.sentTo(activity)).toEqual([{ type: 'STORY', page: 1 }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Long Night');
    expect(screen.getByText(/^November 21, 2026 – May 20, 2027/)).toBeTruthy();
    expect(hrefOf('Play the top story: Nix')).toBe('/read/nix');
    expect(hrefOf('Write a story')).toBe('/build');
    expect(hrefOf('the long night')).toBe('/tag/the%20long%20night');
    expect(['Storyloom, home', 'Search', 'Shelf'].map(hrefOf)).toEqual(['/', '/search', '/history']);
    expect(screen.getAllByText('Rank').map((rank) => rank.parentElement?.textContent)).toEqual([
      'Rank 1',
      'Rank 2',
    ]);
    expect(document.title).toBe('The Long Night - Storyloom');
  });

  it('counts stories or characters, and names its own address as canonical', async () => {
    const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
    await open('STORY', longNight, ['Nix', 'Wren']);
    expect(screen.getByText('2 stories, by the turns that readers have played')).toBeTruthy();
    expect(canonical()).toMatch(/\/activity\/story$/);
    cleanup();
    await open('ROLE', { ...longNight, type: 'ROLE' }, ['Nix']);
    expect(screen.getByText(/^1 character,/)).toBeTruthy();
    expect(hrefOf('Play the top character: Nix')).toBe('/read/nix');
    expect(canonical()).toMatch(/\/activity\/role$/);
  });

  it('loads the covers of the first six entries at once', async () => {
    await open('STORY', longNight, ['A', 'B', 'C', 'D', 'E', 'F', 'G']);
    const loading = screen
      .getAllByRole('article')
      .map((row) => row.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual([...Array(6).fill('eager'), 'lazy']);
  });

  it('shows an empty state without entries', async () => {
    await open('ROLE', { ...longNight, type: 'ROLE' });
    expect(screen.getByRole('heading', { name: 'No entries yet' })).toBeTruthy();
    expect(hrefOf('Create a character')).toBe('/build');
    expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
  });

  it('sets the first three apart', async () => {
    await open('STORY', longNight, ['Nix', 'Wren', 'Ash', 'Elm']);
    const isTop = screen.getAllByText('Rank').map((rank) => rank.parentElement?.dataset.top);
    expect(isTop).toEqual(['true', 'true', 'true', 'false']);
  });

  it('links to the catalogue when no campaign is running', async () => {
    await open('ROLE', null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No event right now');
    expect(hrefOf('Browse characters')).toBe('/story?type=ROLE');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    cleanup();
    await open('STORY', null);
    expect(hrefOf('Browse stories')).toBe('/story');
  });
});

describe('timeLeft', () => {
  it.each([
    ['2026-11-29T12:00:00Z', ''],
    ['2026-12-01T00:00:00Z', ' · Last day'],
    ['2026-12-01T18:00:00Z', ' · 2 days left'],
  ])('until %s is "%s"', (end, text) => {
    expect(timeLeft(end, Date.parse('2026-11-30T12:00:00Z'))).toBe(text);
  });
});

describe('loadActivity', () => {
  it('prefetches the first entries of its type for the page', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(activity, () => ({
      campaign: null,
      pageList: [],
      totalCount: 0,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
    await loadActivity('ROLE')({ host, params: {}, url: new URL('https://loom.test/activity/role') });
    render(inShell(host, <ActivityPage type="ROLE" />));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No event right now');
    expect(calls.sentTo(activity)).toEqual([{ type: 'ROLE', page: 1 }]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://loom.test/activity/role',
    );
  });
});
