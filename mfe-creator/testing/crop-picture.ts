import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Stubs the images and the canvas that cropping needs in jsdom. Returns a function that restores them. */
export function stubPictures(): () => void {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  const canvas = HTMLCanvasElement.prototype;
  const stubs = [
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(900),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(900),
    vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never),
    vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' }))),
  ];
  return () => {
    for (const stub of stubs) stub.mockRestore();
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  };
}

/** Chooses a picture with a file input, and presses the crop dialog's button. Returns dialog and button. */
export async function cropPicture(input: HTMLElement, name: string, save: string) {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: { 0: file, length: 1, item: () => file } } });
  const dialog = await screen.findByRole('dialog', { name });
  fireEvent.load(dialog.querySelector('img') as HTMLElement);
  const button = screen.getByRole('button', { name: save });
  fireEvent.click(button);
  return { dialog, button };
}
