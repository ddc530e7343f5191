// @vitest-environment jsdom
import { followers } from '@storyloom/contract/follows/endpoints/followers';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { stats } from '@storyloom/contract/stories/endpoints/stats';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import { BusinessError } from '@storyloom/http/errors';
import { SlotContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Profile, { loader } from './profile.tsx';

afterEach(cleanup);

const work = (id: string, title: string, status: WorkCard['status'] = 'PUBLISHED'): WorkCard => ({
  id,
  type: 'STORY',
  title,
  hook: 'A ferry that only leaves.',
  summary: '',
  cover: null,
  category: 'MYSTERY',
  tags: [],
  rating: 'R',
  access: 'ALL',
  earlyUntil: null,
  chatCount: 10_400,
  readerCount: 3,
  author: { id: 'mara', name: 'Mara Vey', avatarUrl: null },
  status,
  publishedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  hasChanges: false,
  thanksCount: null,
  daysLeft: null,
  slug: `${id}-slug`,
});

function author(pageList: WorkCard[]) {
  const fake = createFakeHost();
  fake.calls.respond(profile, ({ userId }) => ({
    id: userId,
    name: 'Mara Vey',
    avatarUrl: null,
    introduction: 'Writes by the sea.',
    isRealUser: true,
    createdAt: '2026-01-09T00:00:00.000Z',
  }));
  fake.calls.respond(stats, () => ({
    wordsWritten: 9,
    daysJoined: 316,
    worksCount: 1,
    chatCount: 204,
    readerCount: 31,
  }));
  fake.calls.respond(state, () => ({ followerCount: 7, isFollowing: false, canFollow: true }));
  fake.calls.respond(works, () => ({
    pageList,
    totalCount: pageList.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  return fake;
}

const prime = (host: Host) =>
  loader({ host, params: { userId: 'mara' }, url: new URL('http://storyloom.test/user/profile/mara') });

const show = (host: Host, url = '/user/profile/mara') =>
  render(inShell(host, <Profile />, { path: '/user/profile/:userId?/:tab?', url }));

describe('profile of an author', () => {
  it('renders the author from prefetched data without further requests', async () => {
    const { host, calls } = author([work('w1', 'The Last Ferry')]);
    await prime(host);
    show(host);
    expect(screen.getByRole('heading', { level: 1, name: 'Mara Vey' })).toBeDefined();
    expect(screen.getByText('Joined January 2026')).toBeDefined();
    expect(screen.getByText('204')).toBeDefined();
    expect(screen.getByRole('link', { name: 'The Last Ferry' }).getAttribute('href')).toBe('/read/w1-slug');
    expect(document.title).toBe('Mara Vey - Storyloom');
    expect([profile, stats, works].map((endpoint) => calls.sentTo(endpoint).length)).toEqual([1, 1, 1]);
  });

  it('shows the follower count and a follow button', async () => {
    const { host } = author([]);
    await prime(host);
    show(host);
    expect(await screen.findByText('7 followers')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow Mara Vey' })).toBeDefined();
  });

  it('lists the followers where their number leads', async () => {
    const { host, calls } = author([]);
    calls.respond(followers, () => ({
      pageList: [{ id: 'agnes', name: 'Agnes', avatarUrl: null, isFollowing: false, canFollow: true }],
      totalCount: 1,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    }));
    await prime(host);
    show(host);
    const link = await screen.findByRole('link', { name: '7 followers' });
    const href = link.getAttribute('href') ?? '';
    expect(href).toBe('/user/profile/mara/followers');
    cleanup();
    show(host, href);
    expect(screen.getByRole('heading', { level: 2, name: 'Followers' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Agnes' })).toBeDefined();
    // Nothing else of the profile stands above the list.
    expect(screen.queryByText('Writes by the sea.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Mara Vey' }).getAttribute('href')).toBe('/user/profile/mara');
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('links to the agreements', async () => {
    const { host } = author([]);
    await prime(host);
    show(host);
    const links = within(screen.getByRole('navigation', { name: 'Agreements' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/agreements/terms_of_service',
      '/agreements/privacy_policy',
      '/agreements/community_guidelines',
    ]);
  });

  it('hides drafts, even from their author', async () => {
    const { host } = author([work('w1', 'The Last Ferry'), work('w2', 'Half a thought', 'DRAFT')]);
    await prime(host);
    show(host);
    expect(screen.queryByText('Half a thought')).toBeNull();
  });

  it('says what there is when the author has published nothing', async () => {
    const { host } = author([]);
    await prime(host);
    show(host);
    expect(screen.getByText(/^Mara Vey reads on Storyloom\./)).toBeDefined();
  });

  it('has a canonical URL, and excludes its lists from indexing', async () => {
    const { host } = author([]);
    await prime(host);
    show(host);
    const head = () => [
      document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      document.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    ];
    expect(head()).toEqual(['http://storyloom.test/user/profile/mara', undefined]);
    cleanup();
    show(host, '/user/profile/mara/saves');
    expect(head()).toEqual([undefined, 'noindex']);
  });

  it('does not call a list private before the visitor is known', async () => {
    const { host } = author([]);
    host.session.setState({ status: 'none', userId: null });
    await prime(host);
    show(host, '/user/profile/mara/saves');
    expect(screen.getByRole('heading', { level: 1, name: 'Mara Vey' })).toBeDefined();
    expect(screen.queryByText('This list is private')).toBeNull();
  });

  it('says that the lists of others are private', async () => {
    const { host } = author([work('w1', 'The Last Ferry')]);
    await prime(host);
    show(host, '/user/profile/mara/saves');
    expect(screen.getByRole('heading', { name: 'This list is private' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See their stories' }).getAttribute('href')).toBe(
      '/user/profile/mara',
    );
    expect(screen.queryByText('The Last Ferry')).toBeNull();
  });

  it('shows owners their own page, with the list of the tab', async () => {
    const { host } = author([]);
    host.session.setState({ status: 'real', userId: 'mara' });
    await prime(host);
    const FilledSlot = ({ name }: { name: string }) => <p>{`Part ${name}`}</p>;
    render(
      <SlotContext value={FilledSlot}>
        {inShell(host, <Profile />, {
          path: '/user/profile/:userId?/:tab?',
          url: '/user/profile/mara/saves',
        })}
      </SlotContext>,
    );
    expect(screen.getByText('Part profile-saves')).toBeDefined();
    const tabs = within(screen.getByRole('navigation', { name: 'Your lists' })).getAllByRole('link');
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Playing', '/user/profile/mara/history', null],
      ['Saved', '/user/profile/mara/bookshelf', null],
      ['Save slots', '/user/profile/mara/saves', 'page'],
      ['Works', '/user/profile/mara/works', null],
      ['Following', '/user/profile/mara/following', null],
    ]);
  });

  it('does not link to the lists before the visitor is known', async () => {
    const { host } = author([]);
    host.session.setState({ status: 'none', userId: null });
    render(inShell(host, <Profile />, { path: '/user/profile/:userId?/:tab?', url: '/user/profile' }));
    const tabs = within(screen.getByRole('navigation', { name: 'Your lists' }));
    expect(tabs.getByText('Save slots')).toBeDefined();
    expect(tabs.queryAllByRole('link')).toEqual([]);
  });

  it('throws 404 for an unknown user', async () => {
    const { host, calls } = author([]);
    calls.respond(profile, () => Promise.reject(new BusinessError(1, 'No such user', 'user.not_found', {})));
    await expect(prime(host)).rejects.toMatchObject({ status: 404 });
  });

  it('rethrows other errors', async () => {
    const { host, calls } = author([]);
    calls.respond(works, () => Promise.reject(new Error('down')));
    await expect(prime(host)).rejects.toThrow('down');
  });
});
