// @vitest-environment jsdom
import { preview } from '@storyloom/contract/endpoints/stories/preview';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import PreviewPanel from './PreviewPanel.tsx';

afterEach(cleanup);

const playable: StoryDraftContent = { type: 'STORY', opening: 'Rain.', main: { name: 'Mara' } };

async function show(content: StoryDraftContent, fail: Error | null, isLoggedIn = true) {
  const draft = openDraft(createDraftServer(content));
  const { host, calls } = createFakeHost(
    { requireLogin: async () => isLoggedIn },
    { ...fakeGuest, status: 'real' },
  );
  calls.answer(preview, () => {
    if (fail) throw fail;
    return { id: 'p1' } as never;
  });
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <PreviewPanel />
      </DraftContext.Provider>,
    ),
  );
  await act(async () => {});
  return { calls };
}

describe('PreviewPanel', () => {
  it.each<[string, StoryDraftContent, string]>([
    [
      'an opening scene',
      { main: { name: 'Mara' } },
      'Write the opening scene first: the play begins with it.',
    ],
    ['a main character', { opening: 'Rain.' }, 'Name the main character first.'],
  ])('says that a draft without %s cannot be played', async (_, content, text) => {
    const { calls } = await show(content, null);
    expect(screen.getByText(text)).toBeDefined();
    expect(calls.sentTo(preview)).toEqual([]);
  });

  it.each<[string, Error, RegExp]>([
    ['fails', new NetworkError('offline'), /Your draft is safe/],
    ['refuses the text', new BusinessError(1, 'Never allowed.', 'writing.moderated', {}), /Never allowed/],
  ])('is unavailable if the server %s, and can be tried again', async (_, error, text) => {
    const { calls } = await show(playable, error);
    expect(screen.getByText('Preview currently unavailable')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Retry|Try again/ })));
    expect(calls.sentTo(preview)).toHaveLength(2);
  });

  it('offers the login again that was closed', async () => {
    await show(playable, null, false);
    expect(screen.getByText('Log in to play your draft')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });
});
