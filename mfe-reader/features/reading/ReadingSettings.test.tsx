// @vitest-environment jsdom

import { readerKeys } from '@storyloom/contract/chat/dialogs/reader-keys';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { parseTheme } from '@storyloom/ui/theme/theme';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FocusMode } from './FocusMode.tsx';
import ReadingSettings from './ReadingSettings.tsx';

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0';
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});
afterEach(cleanup);

const show = (part: ReactNode) => render(<HostContext value={createFakeHost().host}>{part}</HostContext>);
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const group = (name: string) => screen.getByRole('group', { name });

describe('ReadingSettings', () => {
  it('offers sizes, fonts, widths and themes, and checks the current ones', () => {
    show(<ReadingSettings close={() => {}} />);
    const counts = ['Text size', 'Font', 'Column', 'Theme'].map(
      (name) => group(name).querySelectorAll('input[type="radio"]').length,
    );
    expect(counts).toEqual([5, 3, 3, 3]);
    expect(group('Text size').querySelector('input:checked')?.getAttribute('aria-label')).toBe('Default');
  });

  it('applies a change at once and keeps the others', async () => {
    show(<ReadingSettings close={() => {}} />);
    await choose('Largest');
    await choose('Clear');
    await choose('Wide');
    await choose('Light');
    const { theme, textFont, textSize, textWidth } = document.documentElement.dataset;
    expect([theme, textFont, textSize, textWidth]).toEqual(['light', 'plain', '5', 'wide']);
    expect(parseTheme(document.cookie)).toEqual({ scheme: 'light', font: 'plain', size: '5', width: 'wide' });
  });

  it('enters focus mode and leaves it with the button', async () => {
    const close = vi.fn();
    const { unmount } = show(
      <>
        <ReadingSettings close={close} />
        <FocusMode title="The Salt Road" />
      </>,
    );
    expect(screen.queryByRole('button', { name: 'Leave focus mode' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Focus mode' })));
    expect(close).toHaveBeenCalledOnce();
    expect(document.documentElement.hasAttribute('data-focus')).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('Press Escape to leave');
    expect(screen.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave focus mode' })));
    expect(document.documentElement.hasAttribute('data-focus')).toBe(false);
    unmount();
  });

  it('ends focus mode when the page is left', async () => {
    const { unmount } = render(<FocusMode title="The Salt Road" />);
    document.documentElement.setAttribute('data-focus', '');
    unmount();
    expect(document.documentElement.hasAttribute('data-focus')).toBe(false);
  });

  it('opens the list of keys', () => {
    const open = vi.fn(async () => undefined);
    const { host } = createFakeHost({ dialogs: { open } });
    render(
      <HostContext value={host}>
        <ReadingSettings close={() => {}} />
      </HostContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
    expect(open).toHaveBeenCalledExactlyOnceWith(readerKeys);
  });
});
