// @vitest-environment jsdom
import { page } from '@storyloom/contract/stories/endpoints/page';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { SessionState } from '@storyloom/mfe/host';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { NotFound } from './NotFound.tsx';

afterEach(cleanup);

const author: SessionState = { status: 'real', tokenId: 'token', userId: 'mara' };

async function show(url: string, session?: SessionState, draft?: Partial<StoryDraft>) {
  const { host, calls } = createFakeHost({}, session);
  calls.respond(writeDetail, ({ id }) => {
    if (draft === undefined) throw new BusinessError(12001, 'Not found', 'story.not_found', {});
    return { id, ...draft } as StoryDraft;
  });
  calls.respond(viewDetail, ({ id }) => storyDetail({ id, title: `Story ${id}` }));
  calls.respond(page, () => ({
    pageList: ['a', 'b', 'c', 'd'].map((id) => storyDetail({ id, title: `Story ${id}` })),
    totalCount: 4,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  render(inShell(host, <NotFound search={null} />, { path: '*', url }));
  await screen.findByRole('heading', { level: 2 });
  return { calls, headings: screen.getAllByRole('heading').map(({ textContent }) => textContent) };
}

describe('NotFound', () => {
  it('offers three stories', async () => {
    expect((await show('/nowhere')).headings).toEqual([
      'Or begin one of these',
      'Story a',
      'Story b',
      'Story c',
    ]);
  });

  it('offers the story of a share that was turned off first', async () => {
    await show('/read/share-s1-c-title');
    await screen.findByRole('heading', { name: 'Begin this story, or another one' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Story c', 'Story a', 'Story b']);
  });

  it('leads an author from the address of their draft to the studio, and of a deleted story to the deleted works', async () => {
    await show('/read/c-title', author, { status: 'DRAFT' });
    const studio = await screen.findByRole('link', { name: 'Open in the studio' });
    expect(studio.getAttribute('href')).toBe('/script/edit?id=c');
    cleanup();
    await show('/read/c-title', author, { status: 'DELETED' });
    const deleted = await screen.findByRole('link', { name: 'Show deleted works' });
    expect(deleted.getAttribute('href')).toBe('/build?status=DELETED');
  });

  it('says nothing of a draft of somebody else', async () => {
    const { calls } = await show('/read/c-title', author);
    expect(calls.sentTo(writeDetail)).toEqual([{ id: 'c' }]);
    expect(screen.queryByRole('link', { name: 'Open in the studio' })).toBeNull();
  });

  it.each([
    ['a guest', '/read/c-title', undefined],
    ['an address that is not a story’s', '/nowhere', author],
    ['a share', '/read/share-s1-c-title', author],
  ])('asks for no draft for %s', async (_, url, session) => {
    const { calls } = await show(url, session, { status: 'DRAFT' });
    expect(calls.sentTo(writeDetail)).toEqual([]);
  });
});
