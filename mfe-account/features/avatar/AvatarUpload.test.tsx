// @vitest-environment jsdom
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { AvatarUpload } from './AvatarUpload.tsx';

// Test files of one worker share modules: others may load the real dialog before or after.
vi.hoisted(() => vi.resetModules());
vi.mock('./AvatarDialog.tsx', () => ({
  default: ({ file, onClosed }: { file: File; onClosed: () => void }) => (
    <button type="button" onClick={onClosed}>{`Crop ${file.name}`}</button>
  ),
}));
afterAll(() => vi.resetModules());
afterEach(cleanup);

function show(session = { status: 'real', tokenId: 'token1', userId: 'mara' } as typeof fakeGuest) {
  const toast = vi.fn();
  render(inShell(createFakeHost({ toast }, session).host, <AvatarUpload name="Mara" src={null} />));
  return { toast };
}
const choose = (name: string, type: string) =>
  act(async () => {
    const files = [new File(['x'], name, { type })];
    fireEvent.change(screen.getByLabelText('Change your picture'), { target: { files: fileList(files) } });
  });
const fileList = (files: File[]) => Object.assign(files, { item: (at: number) => files[at] ?? null });

describe('AvatarUpload', () => {
  it('shows guests only the picture', () => {
    show(fakeGuest);
    expect(screen.queryByLabelText('Change your picture')).toBeNull();
  });

  it('opens the chosen picture for cropping, and again after the dialog was closed', async () => {
    const { toast } = show();
    for (const name of ['me.png', 'me.png']) {
      await choose(name, 'image/png');
      fireEvent.click(await screen.findByRole('button', { name: 'Crop me.png' }));
      expect(screen.queryByRole('button')).toBeNull();
    }
    expect(toast).not.toHaveBeenCalled();
  });

  it('refuses a file that is not a picture', async () => {
    const { toast } = show();
    await choose('notes.txt', 'text/plain');
    expect(toast).toHaveBeenCalledWith('error', expect.any(String));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
