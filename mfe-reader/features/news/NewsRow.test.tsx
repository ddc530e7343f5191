// @vitest-environment jsdom
import { moveVersion } from '@storyloom/contract/endpoints/saves/move-version';
import { news } from '@storyloom/contract/endpoints/saves/news';
import { thank } from '@storyloom/contract/endpoints/stories/thank';
import type { SaveNews } from '@storyloom/contract/entities/save-news';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import NewsRow from './NewsRow.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });
const reply = message({ id: 'a', parentId: 'o', text: 'Rain.' });
const update: SaveNews['update'] = {
  from: 1,
  to: 2,
  publications: [
    {
      version: 2,
      publishedAt: '2026-11-20T00:00:00.000Z',
      changedFields: ['title'],
      changeNote: 'A better name.',
      isCurrent: true,
    },
  ],
};

async function show(first: SaveNews, then: SaveNews) {
  const { chat } = await playChat({ dialog: [dialogPage([reply, opening])] });
  const { host, calls } = createFakeHost();
  const sent: unknown[] = [];
  let current = first;
  calls.answer(news, () => current);
  const change = (input: unknown) => {
    sent.push(input);
    current = then;
  };
  calls.answer(moveVersion, (input) => {
    change(input);
    return {} as never;
  });
  calls.answer(thank, (input) => {
    change(input);
    return { isGiven: true as const };
  });
  render(inShell(host, <NewsRow chat={chat} story={storyDetail()} />));
  return { sent };
}

const nothing: SaveNews = { update: null, thanks: { isGiven: false, isAllowed: false } };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());

describe('NewsRow', () => {
  it('shows the changes of a new version and moves the save', async () => {
    const { sent } = await show({ ...nothing, update }, nothing);
    await press('See changes');
    await screen.findByText('A better name.');
    screen.getByText('Changed: title');
    await press('Close');
    await press('Move');
    await gone('Move');
    expect(sent).toEqual([{ id: expect.any(String), expectedHeadId: 'a' }]);
  });

  it('does not ask again about a version at which the reader stays', async () => {
    await show({ ...nothing, update }, nothing);
    await press('Stay');
    await gone('Stay');
    cleanup();
    await show({ ...nothing, update }, nothing);
    await gone('Stay');
  });

  it('thanks the author', async () => {
    const { sent } = await show(
      { update: null, thanks: { isGiven: false, isAllowed: true } },
      { update: null, thanks: { isGiven: true, isAllowed: true } },
    );
    await press('Say thank you');
    await gone('Say thank you');
    expect(sent).toHaveLength(1);
  });
});
