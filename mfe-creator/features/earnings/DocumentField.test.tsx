// @vitest-environment jsdom
import { imageErrors } from '@storyloom/contract/images/errors';
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentField } from './DocumentField.tsx';

// Test files of one worker share modules: others may load the real uploads before or after.
const uploadFile = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@storyloom/http/upload-file', () => ({ uploadFile }));
afterAll(() => vi.resetModules());
afterEach(cleanup);

describe('DocumentField', () => {
  it('says that the document is being uploaded, and that the upload failed', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    uploadFile.mockReturnValue(promise);
    const { host } = createFakeHost();
    const field = { value: '', onChange: () => {}, onBlur: () => {}, error: undefined } as const;
    const frame = { id: 'document', label: 'Picture of the document', announceError: false } as const;
    render(inShell(host, <DocumentField {...field} {...frame} />));
    const file = new File(['x'], 'passport.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Picture of the document'), {
      target: { files: { 0: file, length: 1, item: () => file } },
    });
    expect(screen.getByText('Uploading... 0 %')).toBeDefined();
    reject(new NetworkError('cut'));
    expect(await screen.findByText('Upload failed')).toBeDefined();
    expect(screen.queryByText('Uploading... 0 %')).toBeNull();
  });

  function show() {
    const onChange = vi.fn();
    const { host } = createFakeHost();
    const field = { value: '', onChange, onBlur: () => {}, error: undefined } as const;
    const frame = { id: 'document', label: 'Picture of the document', announceError: false } as const;
    render(inShell(host, <DocumentField {...field} {...frame} />));
    const choose = (name: string, type = 'image/png') => {
      const file = new File(['x'], name, { type });
      const files = { 0: file, length: 1, item: () => file };
      fireEvent.change(screen.getByLabelText('Picture of the document'), { target: { files } });
    };
    return { onChange, choose };
  }

  it('holds the id of the uploaded picture', async () => {
    uploadFile.mockReset().mockResolvedValue({ id: 'd1' });
    const { onChange, choose } = show();
    choose('passport.png');
    expect(onChange.mock.calls).toEqual([['']]);
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[''], ['d1']]));
    await vi.waitFor(() => expect(screen.queryByText(/^Uploading/)).toBeNull());
  });

  it('does not upload a file that is not a picture, and clears the previous id', async () => {
    uploadFile.mockReset();
    const { onChange, choose } = show();
    choose('passport.pdf', 'application/pdf');
    expect(await screen.findByText(imageErrors['upload.not_an_image'].msg)).toBeDefined();
    expect([onChange.mock.calls, uploadFile.mock.calls]).toEqual([[['']], []]);
  });

  it('aborts the upload of a picture that another one replaces', async () => {
    const first = Promise.withResolvers<never>();
    uploadFile.mockReset().mockReturnValueOnce(first.promise).mockResolvedValueOnce({ id: 'd2' });
    const { onChange, choose } = show();
    choose('passport.png');
    choose('card.png');
    expect(uploadFile.mock.calls.map(([, , , { signal }]) => signal.aborted)).toEqual([true, false]);
    first.reject(new NetworkError('cut'));
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('d2'));
    expect(screen.queryByText('Upload failed')).toBeNull();
  });
});
