// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReaderKeys } from '../features/keyboard/use-reader-keys.ts';
import ReaderKeys from './reader-keys.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = () =>
  render(<ReaderKeys input={undefined} open zIndex={50} close={vi.fn()} onClosed={vi.fn()} />);

function Page({ onHelp }: { onHelp: () => void }) {
  useReaderKeys({ help: onHelp });
  return <input aria-label="Words" />;
}

describe('reader-keys dialog', () => {
  it('lists every shortcut with its label', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined();
    expect(screen.getByText('Choose otherwise, or rewrite the last reply')).toBeDefined();
    expect(screen.getByText('Shift')).toBeDefined();
  });

  it('handles shortcuts on the page, not in a field, under a dialog or when they are off', () => {
    const onHelp = vi.fn();
    render(<Page onHelp={onHelp} />);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(onHelp).toHaveBeenCalledOnce();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
    const dialog = show();
    fireEvent.keyDown(document.body, { key: '?' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    dialog.unmount();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(onHelp).toHaveBeenCalledOnce();
  });
});
