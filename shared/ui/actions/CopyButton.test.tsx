// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const writeText = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  writeText.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

describe('CopyButton', () => {
  it('shows "Copied" for 1500 ms', async () => {
    render(<CopyButton label="Copy link" text="https://example.test" labelled />);
    await press();
    expect(writeText).toHaveBeenCalledWith('https://example.test');
    act(() => vi.advanceTimersByTime(1499));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('falls back to a selection when the clipboard refuses', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    const execCommand = vi.fn(() => true);
    Object.assign(document, { execCommand });
    const onCopied = vi.fn();
    render(<CopyButton label="Copy link" text="x" onCopied={onCopied} />);
    await press();
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it('does not show "Copied" after a failure', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    Object.assign(document, { execCommand: () => false });
    const onFailed = vi.fn();
    render(<CopyButton label="Copy link" text="x" labelled onFailed={onFailed} />);
    await press();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('restarts its time at a second copy, and restores the focus after the fallback', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    Object.assign(document, { execCommand: () => true });
    render(<CopyButton label="Copy link" text="x" labelled />);
    const button = screen.getByRole('button');
    button.focus();
    await press();
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    await press();
    act(() => vi.advanceTimersByTime(1499));
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
