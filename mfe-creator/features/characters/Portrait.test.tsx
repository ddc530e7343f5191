// @vitest-environment jsdom
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cropPicture, stubPictures } from '../../testing/crop-picture.ts';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { Portrait } from './Portrait.tsx';

// Test files of one worker share modules: others may load the real uploads before or after.
const uploadFile = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@storyloom/http/upload-file', () => ({ uploadFile }));
afterAll(() => vi.resetModules());

let restore = () => {};
beforeEach(() => {
  restore = stubPictures();
});
afterEach(() => {
  cleanup();
  restore();
});

describe('the upload of a portrait', () => {
  it('says “Upload failed” on failure, and can be tried again in the same dialog', async () => {
    const toast = vi.fn();
    const draft = openDraft(createDraftServer({ main: { name: 'Mara', portrait: 'old' } }));
    const field = (
      <DraftContext.Provider value={draft}>
        <Portrait path="main" />
      </DraftContext.Provider>
    );
    render(inShell(createFakeHost({ toast }).host, field));
    const portrait = () => draft.store.getState().content.main?.portrait;

    uploadFile.mockRejectedValueOnce(new NetworkError('cut'));
    const input = screen.getByLabelText('Add a portrait');
    const { button } = await cropPicture(input, 'Crop the portrait', 'Use as portrait');
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Upload failed']]));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(portrait()).toBe('old');

    const picture = { url: '/p1', thumbUrl: '/p1t', width: 512, height: 512, placeholder: null };
    uploadFile.mockResolvedValueOnce({ id: 'p1', ...picture });
    fireEvent.click(button);
    await waitFor(() => expect(portrait()).toBe('p1'));
    expect(toast).toHaveBeenLastCalledWith('success', 'Picture uploaded.');
  });
});
