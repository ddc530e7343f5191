// @vitest-environment jsdom
import { chatLimits } from '@storyloom/contract/chat/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Composer, type ComposerProps } from './Composer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(props: Partial<ComposerProps> = {}) {
  const callbacks = { onWrite: vi.fn(), onSend: vi.fn(), onStop: vi.fn() };
  render(
    <Composer
      draft="Open it"
      placeholder="What do you do?"
      running={false}
      navigating={false}
      stopping={false}
      price="5 points"
      priceTag={<button type="button">5 points</button>}
      priceNoteId="note"
      {...callbacks}
      {...props}
    />,
  );
  return { ...callbacks, box: screen.getByRole('textbox', { name: 'Your message' }) };
}

describe('Composer', () => {
  it('names the price of sending', () => {
    show();
    expect(screen.getByRole('button', { name: 'Send, 5 points' })).toBeDefined();
  });

  it('sends with Enter and with the button', () => {
    const { box, onSend } = show();
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(onSend.mock.calls).toEqual([['Open it'], ['Open it']]);
  });

  it('does not send while composing or with Shift and Enter', () => {
    const { box, onSend } = show();
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('disables sending a blank draft', () => {
    show({ draft: '   ' });
    expect(screen.getByRole('button', { name: /^Send/ })).toHaveProperty('disabled', true);
  });

  it('sends nothing while the head moves', () => {
    const { box, onSend } = show({ navigating: true });
    const send = screen.getByRole('button', { name: /^Send/ });
    send.focus();
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.click(send);
    expect(onSend).not.toHaveBeenCalled();
    expect([send.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', send]);
  });

  it('stops a reply with the button and with Escape', () => {
    vi.useFakeTimers();
    const { box, onStop, onSend } = show({ running: true });
    act(() => vi.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button', { name: 'Stop the reply' }));
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onStop).toHaveBeenCalledTimes(2);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('ignores an Escape that a dialog or an editor has handled', () => {
    const { box, onStop } = show({ running: true });
    box.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(onStop).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('ignores Stop right after Send and announces it as disabled', () => {
    vi.useFakeTimers();
    const { onStop } = show({ running: true });
    const stop = screen.getByRole('button', { name: 'Stop the reply' });
    act(() => vi.advanceTimersByTime(499));
    fireEvent.click(stop);
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    expect(onStop).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(stop.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(stop, { detail: 2 });
    expect(onStop).not.toHaveBeenCalled();
    fireEvent.click(stop);
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('describes the box with the remaining characters', () => {
    const { box } = show({ draft: 'a'.repeat(chatLimits.message + 3) });
    const note = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('3 characters over');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Too long to send');
    cleanup();
    expect(show().box.getAttribute('aria-describedby')).toBeNull();
  });
});
