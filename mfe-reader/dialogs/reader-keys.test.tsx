// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('tells every key with what it does', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined();
  expect(screen.getByText('Have the last reply written anew')).toBeDefined();
  expect(screen.getByText('Shift')).toBeDefined();
});

it('works on the page, not in a field, not under a dialog, and not when it is switched off', () => {
  const onHelp = vi.fn();
  render(<Page onHelp={onHelp} />);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(onHelp).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
  const dialog = show();
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Single keys work on the page' }));
  dialog.unmount();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(onHelp).toHaveBeenCalledOnce();
});
