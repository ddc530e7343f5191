// @vitest-environment jsdom
import { page } from '@storyloom/contract/stories/endpoints/page';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { NotFound } from './NotFound.tsx';

afterEach(cleanup);

async function show(url: string) {
  const { host, calls } = createFakeHost();
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
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

describe('NotFound', () => {
  it('offers three stories', async () => {
    expect(await show('/nowhere')).toEqual(['Or begin one of these', 'Story a', 'Story b', 'Story c']);
  });

  it('offers the story of a share that was turned off first', async () => {
    await show('/read/share-s1-c-title');
    await screen.findByRole('heading', { name: 'Begin this story, or another one' });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Story c', 'Story a', 'Story b']);
  });
});
