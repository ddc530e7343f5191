// @vitest-environment jsdom
import { bannerDelete } from '@storyloom/contract/editorial/endpoints/banner-delete';
import { bannerOrder } from '@storyloom/contract/editorial/endpoints/banner-order';
import { campaignDelete } from '@storyloom/contract/editorial/endpoints/campaign-delete';
import { collectionDelete } from '@storyloom/contract/editorial/endpoints/collection-delete';
import { collectionOrder } from '@storyloom/contract/editorial/endpoints/collection-order';
import { collectionStories } from '@storyloom/contract/editorial/endpoints/collection-stories';
import { content } from '@storyloom/contract/editorial/endpoints/content';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { search } from '@storyloom/contract/stories/endpoints/search';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onePage } from '../../testing/points-admin.ts';
import { storyCard } from '../../testing/story-card.ts';
import Editorial from './Editorial.tsx';

afterEach(cleanup);

const noHelp = { nearestCategory: null, correctedKeyword: null };
const always = { startsAt: null, endsAt: null };
const stored: EditorialContent = {
  banners: [
    { id: 'b1', title: 'Storms', text: '', href: '/', imageUrl: null, ...always },
    {
      id: 'b2',
      title: 'Winter',
      text: '',
      href: '/',
      imageUrl: null,
      ...always,
      endsAt: '2026-01-01T00:00:00.000Z',
    },
  ],
  collections: [
    { name: 'night', title: 'A stormy night', description: '', storyIds: ['s1', 's2', 's3'] },
    { name: 'sea', title: 'By the sea', description: '', storyIds: [] },
  ],
  tags: [],
  campaigns: [
    {
      id: 'c1',
      type: 'STORY',
      title: 'Salt tales',
      text: '',
      tag: 'salt',
      startsAt: '2020-01-01T00:00:00.000Z',
      endsAt: '2100-01-01T00:00:00.000Z',
    },
  ],
};

async function open(id: string, isConfirmed = true) {
  const session = { status: 'real', tokenId: 'token1', userId: 'admin1' } as const;
  const { host, calls } = createFakeHost({ confirm: async () => isConfirmed }, session);
  calls.respond(content, () => stored);
  for (const endpoint of [
    bannerDelete,
    bannerOrder,
    campaignDelete,
    collectionDelete,
    collectionOrder,
    collectionStories,
  ])
    calls.respond(endpoint, (input) => input as never);
  calls.respond(viewDetail, () => Promise.reject(new Error('hidden')));
  render(inShell(host, <Editorial id={id} />));
  await screen.findAllByRole('listitem');
  return calls;
}

const press = (name: string, at = 0) =>
  act(async () => {
    const button = screen.getAllByRole('button', { name })[at];
    if (button) fireEvent.click(button);
  });

describe('deleting editorial content', () => {
  const kinds = [
    ['banners', bannerDelete, { id: 'b1' }],
    ['collections', collectionDelete, { name: 'night' }],
    ['campaigns', campaignDelete, { id: 'c1' }],
  ] as const;

  it.each(kinds)('sends the request after confirmation: %s', async (kind, endpoint, input) => {
    const calls = await open(kind);
    await press('Delete');
    await waitFor(() => expect(calls.sentTo(endpoint)).toEqual([input]));
  });

  it.each(kinds)('does nothing without confirmation: %s', async (kind, endpoint) => {
    const calls = await open(kind, false);
    await press('Delete');
    expect(calls.sentTo(endpoint)).toEqual([]);
  });
});

describe('the order of editorial content', () => {
  it('is saved as a whole when a row is moved', async () => {
    const banners = await open('banners');
    await press('Move Winter up');
    await waitFor(() => expect(banners.sentTo(bannerOrder)).toEqual([{ ids: ['b2', 'b1'] }]));
    cleanup();
    const collections = await open('collections');
    await press('Move A stormy night down');
    await waitFor(() => expect(collections.sentTo(collectionOrder)).toEqual([{ names: ['sea', 'night'] }]));
  });
});

describe('the schedule of editorial content', () => {
  it('is shown in each row; content without days is running', async () => {
    await open('banners');
    const [storms, winter] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect([storms?.includes('Running'), winter?.includes('Ended')]).toEqual([true, true]);
    cleanup();
    await open('campaigns');
    expect(screen.getByText('Running')).toBeDefined();
  });
});

describe('the stories of a collection', () => {
  it('are moved and removed by saving the whole list, with stories that readers cannot open', async () => {
    const calls = await open('collections');
    await press('Stories');
    const dialog = within(screen.getByRole('dialog', { name: 'A stormy night' }));
    expect(await dialog.findByText('Not open to readers (s2)')).toBeDefined();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Move story 3 up' })));
    await waitFor(() =>
      expect(calls.sentTo(collectionStories)).toEqual([{ name: 'night', storyIds: ['s1', 's3', 's2'] }]),
    );
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Remove' })).toHaveLength(3));
    const [first] = dialog.getAllByRole('button', { name: 'Remove' });
    await act(async () => void (first && fireEvent.click(first)));
    await waitFor(() => expect(calls.sentTo(collectionStories)).toHaveLength(2));
    expect(calls.sentTo(collectionStories)[1]?.storyIds).not.toContain('s1');
  });

  it('are found by keyword and added once, at the end', async () => {
    const calls = await open('collections');
    const found = (id: string, title: string) => ({ ...storyCard, id, title });
    calls.respond(
      search,
      () => ({ ...onePage(found('s9', 'The last ferry'), found('s1', 'Salt')), ...noHelp }) as never,
    );
    await press('Stories');
    fireEvent.change(screen.getByLabelText('Find a story'), { target: { value: '  ferry ' } });
    await press('Find');
    const added = await screen.findByRole<HTMLButtonElement>('button', { name: 'Added Salt' });
    expect([added.disabled, calls.sentTo(search)[0]?.keyword]).toEqual([true, 'ferry']);
    await press('Add The last ferry');
    await waitFor(() =>
      expect(calls.sentTo(collectionStories)).toEqual([
        { name: 'night', storyIds: ['s1', 's2', 's3', 's9'] },
      ]),
    );
  });
});
