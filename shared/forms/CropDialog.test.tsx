// @vitest-environment jsdom
import { imageErrors } from '@storyloom/contract/images/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CropDialog from './CropDialog.tsx';

// Other test files of this worker may load the cropping code before or after this one.
vi.hoisted(() => vi.resetModules());
vi.mock('./crop-image.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  cropImage: async (_image: unknown, _crop: unknown) => new File(['x'], 'x.jpg'),
}));
afterAll(() => vi.resetModules());
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

type Upload = Parameters<typeof CropDialog>[0]['upload'];

function show(upload: Upload = vi.fn<Upload>()) {
  const results = { onRefused: vi.fn(), onFailed: vi.fn(), onClosed: vi.fn() };
  render(
    <CropDialog
      file={new File(['x'], 'x.png')}
      title={'Crop'}
      aspect={1}
      maxWidth={512}
      saveText={'Use it'}
      upload={upload}
      {...results}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Crop' });
  const load = () => fireEvent.load(dialog.querySelector('img') as HTMLElement);
  return { dialog, load, ...results };
}
const frame = () => screen.getByRole('group', { name: /^Your picture/ });
const focused = () => document.activeElement;

describe('CropDialog', () => {
  it('says that the picture is uploaded', async () => {
    const { load } = show((_file, { onProgress }) => {
      onProgress({ sent: 4, total: 10 });
      return new Promise(() => {});
    });
    load();
    fireEvent.click(screen.getByText('Use it'));
    expect((await screen.findByText('Uploading...')).getAttribute('role')).toBe('status');
    expect(screen.getByLabelText<HTMLProgressElement>('Uploading...').value).toBe(0.4);
  });

  it('gives the focus to the frame when the picture is loaded after the dialog has opened', async () => {
    const { dialog, load } = show();
    await waitFor(() => expect(dialog.contains(focused())).toBe(true));
    load();
    expect(focused()).toBe(frame());
  });

  it('gives the focus to the frame when the picture is loaded first', async () => {
    const { dialog, load } = show();
    expect(dialog.contains(focused())).toBe(false);
    load();
    await waitFor(() => expect(focused()).toBe(frame()));
  });

  it('leaves the focus where it has moved before the picture is loaded', async () => {
    const { dialog, load } = show();
    await waitFor(() => expect(dialog.contains(focused())).toBe(true));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    load();
    expect(frame()).toBeDefined();
    expect(focused()).toBe(cancel);
  });

  it('cannot be saved before the picture is loaded, uploads its crop once, and closes', async () => {
    const upload = vi.fn<Upload>(async () => {});
    const { load, onClosed, onFailed } = show(upload);
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use it' });
    expect(save().disabled).toBe(true);
    load();
    expect(save().disabled).toBe(false);
    fireEvent.click(save());
    fireEvent.click(save());
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(upload.mock.calls.map(([image]) => image.name)).toEqual(['x.jpg']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('stays open after a failure, and can be saved again', async () => {
    const failure = new Error('down');
    const upload = vi.fn<Upload>().mockRejectedValueOnce(failure).mockResolvedValueOnce();
    const { load, onClosed, onFailed } = show(upload);
    load();
    fireEvent.click(screen.getByText('Use it'));
    await waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure));
    expect(onClosed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Use it'));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  });

  it('aborts the upload without a message when it is cancelled', async () => {
    const signals: AbortSignal[] = [];
    const { load, onClosed, onFailed } = show((_file, { signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    load();
    fireEvent.click(screen.getByText('Use it'));
    await waitFor(() => expect(signals).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(signals[0]?.aborted).toBe(true);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('closes with a message if the picture is damaged or too large', async () => {
    const damaged = show();
    fireEvent.error(damaged.dialog.querySelector('img') as HTMLElement);
    expect(damaged.onRefused).toHaveBeenCalledExactlyOnceWith(imageErrors['upload.damaged'].msg);
    await waitFor(() => expect(damaged.onClosed).toHaveBeenCalledOnce());
    cleanup();
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(50_000);
    const large = show();
    large.load();
    expect(large.onRefused).toHaveBeenCalledExactlyOnceWith(imageErrors['upload.too_many_pixels'].msg);
    await waitFor(() => expect(large.onClosed).toHaveBeenCalledOnce());
  });
});
