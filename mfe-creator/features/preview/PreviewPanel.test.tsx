// @vitest-environment jsdom

import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { preview } from '@storyloom/contract/stories/endpoints/preview';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  calls.respond(preview, () => {
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
  return { calls, draft };
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

  it('is unavailable if the server fails, and offers Retry', async () => {
    const { calls } = await show(playable, new NetworkError('offline'));
    expect(screen.getByText('Preview currently unavailable')).toBeDefined();
    expect(screen.getByText(/Your draft is safe/)).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Retry|Try again/ })));
    expect(calls.sentTo(preview)).toHaveLength(2);
  });

  it('shows the place and reason of each text that is not allowed, here and in the form', async () => {
    const never = 'Sexual content involving minors is never allowed.';
    const fields = {
      opening: never,
      'supporting.1.appearance': never,
      'lore.0.content': never,
      'tags.2': never,
    };
    const lore = loreEntryDrafts.parse([{ id: 'e1', title: 'Harbour' }]);
    const { draft } = await show(
      { ...playable, lore },
      new BusinessError(1, 'A text is not allowed.', 'story.moderated', { fields }),
    );
    expect(screen.getByRole('alert').textContent).toContain('A text is not allowed.');
    const list = screen.getByRole('list', { name: 'Texts that are not allowed' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      `Opening scene: ${never}`,
      `Supporting character 2: appearance: ${never}`,
      `Lore entry “Harbour”: text: ${never}`,
      `Tags: ${never}`,
    ]);
    expect(Object.keys(draft.store.getState().errors)).toEqual([
      ...['opening', 'supporting.1.appearance', 'lore.0.content', 'tags'],
    ]);
  });

  it('names each text that is over its limit, and plays once it is corrected, also during a request', async () => {
    const fields = { 'content.opening': 'Too long: 10,001 of 10,000 characters.' };
    const refusal = new BusinessError(10001, 'Some fields are invalid.', 'request.invalid', { fields });
    const { draft, calls } = await show(playable, refusal);
    expect(screen.getByRole('alert').textContent).toContain('Some fields can’t be played as they are.');
    const list = screen.getByRole('list', { name: 'Fields to correct' });
    expect(list.textContent).toBe('Opening scene: Too long: 10,001 of 10,000 characters.');
    expect(Object.keys(draft.store.getState().errors)).toEqual(['opening']);
    const rewrite = (opening: string) => draft.change((content) => ({ ...content, opening }));
    const held = Promise.withResolvers<never>();
    calls.respond(preview, () => held.promise);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => rewrite('Rain again.'));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    act(() => rewrite('Rain once more.'));
    calls.respond(preview, () => ({ id: 'p1' }) as never);
    await act(async () => held.reject(refusal));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.sentTo(preview)).toHaveLength(3);
  });

  it('starts over without asking', async () => {
    const { calls } = await show(playable, null);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start over' })));
    expect(calls.sentTo(preview).map(({ restart }) => restart)).toEqual([undefined, true]);
  });

  it('offers the login again after it was closed', async () => {
    await show(playable, null, false);
    expect(screen.getByText('Log in to play your draft')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  });
});
