// @vitest-environment jsdom
import * as kit from '@storyloom/ui/feedback/Toaster';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

afterEach(() => {
  kit.toast.dismiss();
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = vi.fn();

function show(importKit = vi.fn(async () => kit)) {
  const toasts = createToasts(importKit, report);
  render(<ToastRegion toasts={toasts} />);
  return { toasts, importKit };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('ToastRegion', () => {
  it('shows toasts in order that were requested before its code loaded', async () => {
    const { toasts } = show();
    toasts.show('success', 'First');
    toasts.show('error', 'Second');
    await pass(500);
    const said = [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent);
    // The newest is first.
    expect(said).toEqual(['Second', 'First']);
  });

  it('says that the visitor is offline with a failure without a reason', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { toasts } = show();
    toasts.show('error', 'Action failed');
    toasts.show('error', 'The code is wrong.');
    toasts.show('success', 'Copied');
    await pass(500);
    const said = [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Copied', 'The code is wrong.', 'Action failed. You’re offline.']);
  });

  it('loads its code after the first use of the page', async () => {
    const { toasts, importKit } = show();
    await pass(400);
    expect(importKit).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointermove'));
    await pass(400);
    expect(importKit).toHaveBeenCalledTimes(1);
    toasts.show('default', 'Saved');
    await pass(50);
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('dismisses a lasting toast, even before its code is loaded', async () => {
    const { toasts } = show();
    const lasting = { duration: Number.POSITIVE_INFINITY };
    toasts.dismiss('none');
    toasts.show('error', 'Early', { ...lasting, id: 'early' });
    toasts.dismiss('early');
    toasts.show('error', 'Late', { ...lasting, id: 'late' });
    await pass(200);
    await pass(300);
    expect(screen.queryByText('Early')).toBeNull();
    expect(screen.getByText('Late')).toBeDefined();
    toasts.dismiss('late');
    await pass(200);
    await pass(300);
    expect(screen.queryByText('Late')).toBeNull();
  });

  it('reports a toast it could not show, and tries again with the next', async () => {
    const lost = new Error('no network');
    const { toasts } = show(vi.fn(async () => kit).mockRejectedValueOnce(lost));
    toasts.show('info', 'Lost');
    await pass(200);
    expect(report).toHaveBeenCalledWith(lost, 'Lost');
    toasts.show('info', 'Found');
    await pass(200);
    expect(screen.getByText('Found')).toBeDefined();
  });
});
