// @vitest-environment jsdom
import type { ToastOptions } from '@storyloom/ui/feedback/Toaster';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerInstall } from './offer-install.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  delete window.__STORYLOOM_INSTALL__;
});

function visit(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const show = vi.fn<(kind: string, message: string, options?: ToastOptions) => void>();
  const prompt = vi.fn(async () => ({ outcome }));
  window.__STORYLOOM_INSTALL__ = Object.assign(new Event('beforeinstallprompt'), { prompt });
  offerInstall({ page: window, storage: localStorage, toasts: { show } });
  return { show, prompt, options: show.mock.calls[0]?.[2] };
}

describe('the offer to install the site', () => {
  it('is made from the second visit on', () => {
    expect(visit().show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10 * minute);
    expect(visit().show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(25 * minute);
    expect(visit().show).toHaveBeenCalledOnce();
  });

  it('is made when the browser offers it later', () => {
    visit();
    vi.advanceTimersByTime(60 * minute);
    delete window.__STORYLOOM_INSTALL__;
    const show = vi.fn();
    offerInstall({ page: window, storage: localStorage, toasts: { show } });
    expect(show).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('beforeinstallprompt'));
    expect(show).toHaveBeenCalledOnce();
  });

  it.each(['closed', 'declined'] as const)('is not made again once it was %s', async (how) => {
    visit();
    vi.advanceTimersByTime(60 * minute);
    const { options, prompt } = visit('dismissed');
    if (how === 'closed') options?.onDismiss?.();
    else options?.action?.onClick();
    await vi.waitFor(() => expect(localStorage.getItem('hide-install')).not.toBeNull());
    expect(prompt).toHaveBeenCalledTimes(how === 'closed' ? 0 : 1);
    expect(visit().show).not.toHaveBeenCalled();
  });
});
