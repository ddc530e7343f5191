// @vitest-environment jsdom
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cropPicture, stubPictures } from '../../testing/crop-picture.ts';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { CoverUpload } from './CoverUpload.tsx';

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

function show(requireLogin = async () => true) {
  const toast = vi.fn();
  const draft = openDraft(createDraftServer({ type: 'STORY' }));
  const field = (
    <DraftContext.Provider value={draft}>
      <CoverUpload />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost({ toast, requireLogin }).host, field));
  const crop = () => cropPicture(screen.getByLabelText('Upload a cover'), 'Crop the cover', 'Use as cover');
  return { toast, crop, cover: () => draft.store.getState().content.cover };
}

describe('the upload of a cover', () => {
  it('adds the cropped picture to the draft', async () => {
    const picture = { url: '/c1', thumbUrl: '/c1t', width: 600, height: 900, placeholder: null };
    uploadFile.mockResolvedValueOnce({ id: 'c1', ...picture });
    const { crop, toast, cover } = show();
    await crop();
    await waitFor(() => expect(cover()).toEqual({ imageId: 'c1' }));
    expect(toast.mock.calls).toEqual([['success', 'Picture uploaded.']]);
  });

  it('asks a guest to log in before cropping, and stops if they do not', async () => {
    const requireLogin = vi.fn(async () => false);
    show(requireLogin);
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    const input = screen.getByLabelText('Upload a cover');
    await act(async () =>
      fireEvent.change(input, { target: { files: { 0: file, length: 1, item: () => file } } }),
    );
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Upload failed', new NetworkError('cut')],
    ['This is no picture.', new BusinessError(14001, 'This is no picture.', 'upload.not_an_image', {})],
  ])('says “%s” on failure, and keeps the dialog open for another try', async (text, failure) => {
    uploadFile.mockRejectedValueOnce(failure);
    const { crop, toast, cover } = show();
    const { dialog, button } = await crop();
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', text]]));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect([dialog.isConnected, cover()]).toEqual([true, undefined]);
  });
});
