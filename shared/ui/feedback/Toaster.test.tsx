// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST, Toaster, type ToastKind, toast } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  render(<Toaster />);
});

afterEach(() => {
  toast.dismiss();
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (message: string, kind: ToastKind = 'default') => {
  act(() => {
    toast.show(kind, message);
    vi.advanceTimersByTime(50);
  });
};
const toasts = () => Array.from(document.querySelectorAll<HTMLElement>('[data-sonner-toast]'));

describe('Toaster', () => {
  it('is at the top centre, in the header and in a narrow window below it, 356 px wide with gaps of 14 px', () => {
    say('Saved');
    const list = document.querySelector<HTMLElement>('[data-sonner-toaster]');
    expect(list?.dataset).toMatchObject({ yPosition: 'top', xPosition: 'center' });
    expect(list?.style.getPropertyValue('--width')).toBe('356px');
    expect(list?.style.getPropertyValue('--gap')).toBe('14px');
    expect(list?.style.getPropertyValue('--offset-top')).toBe('4px');
    expect(list?.style.getPropertyValue('--mobile-offset-top')).toContain('--header-height');
  });

  describe('on a phone', () => {
    beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() })));
    const place = () => toasts()[0]?.dataset.yPosition;

    it('is at the lower edge, above the bar of the site', () => {
      say('Saved');
      expect(place()).toBe('bottom');
      const list = toasts()[0]?.closest<HTMLElement>('[data-sonner-toaster]');
      expect(list?.style.getPropertyValue('--mobile-offset-bottom')).toContain('--bar-height');
    });

    it('is at the upper edge while a sheet is open', () => {
      render(<div role="dialog" />);
      say('Saved');
      expect(place()).toBe('top');
    });

    it('is at the upper edge of a page that is read, while that page is shown', () => {
      const pageOf = (display: string) => (
        <div data-page="/read" style={{ display }}>
          <header data-page-header />
        </div>
      );
      const { rerender } = render(pageOf('none'));
      say('Saved');
      expect(place()).toBe('bottom');
      rerender(pageOf('block'));
      toast.dismiss();
      act(() => vi.runAllTimers());
      say('Copied');
      expect(place()).toBe('top');
    });

    it('is at the upper edge while a keyboard covers the lower one', () => {
      vi.stubGlobal('visualViewport', { height: 0.5 * innerHeight });
      say('Saved');
      expect(place()).toBe('top');
    });
  });

  it('shows at most three toasts', () => {
    for (const message of ['one', 'two', 'three', 'four']) say(message);
    expect(toasts().filter((element) => element.dataset.visible === 'true')).toHaveLength(3);
  });

  it('dismisses a toast after 4000 ms', () => {
    say('Saved');
    act(() => vi.advanceTimersByTime(TOAST.duration - 100));
    expect(screen.getByText('Saved')).toBeDefined();
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('has a close button on a lasting toast only', () => {
    say('Saved');
    expect(screen.queryByRole('button', { name: 'Close toast' })).toBeNull();
    act(() => {
      toast.show('error', 'We couldn’t log you in.', { duration: Number.POSITIVE_INFINITY });
      vi.advanceTimersByTime(50);
    });
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Close toast' }));
      vi.advanceTimersByTime(400);
    });
    expect(screen.queryByText('We couldn’t log you in.')).toBeNull();
  });

  it.each(['default', 'success', 'error', 'info', 'warning', 'loading'] as const)(
    'shows a %s toast',
    (kind) => {
      say(`A ${kind} message`, kind);
      expect(screen.getByText(`A ${kind} message`)).toBeDefined();
      expect(toasts().at(0)?.dataset.type ?? 'default').toBe(kind);
    },
  );

  it('replaces a toast of the same id, and dismisses one of several', () => {
    const sayAs = (id: string, message: string) =>
      act(() => {
        toast.show('info', message, { id, description: `About ${message}` });
        vi.advanceTimersByTime(50);
      });
    sayAs('export', 'Waiting');
    sayAs('export', 'Ready');
    sayAs('other', 'Saved');
    expect(screen.queryByText('Waiting')).toBeNull();
    expect([screen.getByText('Ready'), screen.getByText('About Ready')]).toHaveLength(2);
    act(() => {
      toast.dismiss('export');
      vi.advanceTimersByTime(50);
    });
    act(() => vi.advanceTimersByTime(400));
    expect([screen.queryByText('Ready'), screen.queryByText('Saved') !== null]).toEqual([null, true]);
  });

  it('runs its action', () => {
    const onClick = vi.fn();
    act(() => {
      toast.error('Not saved', { action: { label: 'Try again', onClick } });
      vi.advanceTimersByTime(50);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
