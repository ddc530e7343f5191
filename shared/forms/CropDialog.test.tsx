// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CropDialog from './CropDialog.tsx';

// Other files of this worker may have loaded the code that crops, and may load it later.
vi.hoisted(() => vi.resetModules());
vi.mock('./crop-image.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  cropImage: async (_image: unknown, _crop: unknown) => new File(['x'], 'x.jpg'),
}));
afterAll(() => vi.resetModules());
beforeEach(() => void Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('CropDialog', () => {
  it('says that the picture is uploaded', async () => {
    render(
      <CropDialog
        {...{ file: new File(['x'], 'x.png'), title: 'Crop', aspect: 1, maxWidth: 512, saveText: 'Use it' }}
        upload={(_file, { onProgress }) => {
          onProgress({ sent: 4, total: 10 });
          return new Promise(() => {});
        }}
        {...{ onRefused: () => {}, onFailed: () => {}, onClosed: () => {} }}
      />,
    );
    const image = document.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, { naturalWidth: { value: 900 }, naturalHeight: { value: 900 } });
    fireEvent.load(image);
    fireEvent.click(screen.getByText('Use it'));
    expect((await screen.findByText('Uploading...')).getAttribute('role')).toBe('status');
    expect(screen.getByLabelText<HTMLProgressElement>('Uploading...').value).toBe(0.4);
  });
});
