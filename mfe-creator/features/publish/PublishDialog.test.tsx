// @vitest-environment jsdom
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { PublishDialog } from './PublishDialog.tsx';

afterEach(cleanup);

describe('a failed publication', () => {
  it.each([
    ['Publish failed', new NetworkError('cut')],
    ['It was deleted.', new BusinessError(12004, 'It was deleted.', 'story.status_not_allowed', {})],
  ])('says “%s”, and can be retried in the same dialog', async (text, failure) => {
    const [toast, onRefused] = [vi.fn(), vi.fn()];
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    const published = vi.fn();
    host.bus.on(storyPublished, published);
    calls.respond(publish, () => Promise.reject(failure));
    const dialog = (
      <DraftContext.Provider value={openDraft(createDraftServer({ title: 'Oda' }))}>
        <PublishDialog onRefused={onRefused} onClosed={() => {}} />
      </DraftContext.Provider>
    );
    render(inShell(host, dialog));
    const question = screen.getByRole('dialog', { name: 'Publish this story?' });
    const button = within(question).getByRole('button', { name: 'Publish' });
    fireEvent.click(button);
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', text]]));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect([question.isConnected, onRefused.mock.calls]).toEqual([true, []]);
    expect(published).not.toHaveBeenCalled();

    calls.respond(publish, () => savedDraft({ status: 'PUBLISHED', revision: 2, publishedVersion: 1 }));
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Your story is live' })).toBeDefined();
    expect(published).toHaveBeenCalledOnce();
  });
});
