// @vitest-environment jsdom
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { DocumentField } from './DocumentField.tsx';

// Other files of this worker may have loaded uploads, and may load them later.
const uploadFile = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn();
});
vi.mock('@storyloom/http/upload-file', () => ({ uploadFile }));
afterAll(() => vi.resetModules());
afterEach(cleanup);

describe('DocumentField', () => {
  it('says that the document is uploaded, and that the upload failed', async () => {
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
});
