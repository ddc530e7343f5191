// @vitest-environment jsdom
import { exportStatus } from '@storyloom/contract/users/endpoints/export-status';
import { requestExport } from '@storyloom/contract/users/endpoints/request-export';
import type { DataExport } from '@storyloom/contract/users/entities/data-export';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportData } from './ExportData.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const exportOf = (part: Partial<DataExport>): DataExport => ({
  state: 'waiting',
  progress: 0,
  requestedAt: '2026-11-22T08:00:00.000Z',
  expiresAt: null,
  bytes: null,
  ...part,
});

function open(first: DataExport | null) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'agnes' });
  calls.respond(exportStatus, () => first);
  render(inShell(host, <ExportData />));
  return { calls, toast };
}

describe('ExportData', () => {
  it('creates an export, shows its progress, then offers the file', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = open(null);
    calls.respond(requestExport, () => exportOf({}));
    fireEvent.click(await screen.findByRole('button', { name: 'Create export' }));
    expect(await screen.findByText('0 %')).toBeDefined();
    calls.respond(exportStatus, () => exportOf({ state: 'running', progress: 40 }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    calls.respond(exportStatus, () =>
      exportOf({ state: 'done', progress: 100, bytes: 2_000, expiresAt: '2026-11-23T08:00:00.000Z' }),
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/^Your export is ready: 2 KB\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
    const asked = calls.sentTo(exportStatus).length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.sentTo(exportStatus)).toHaveLength(asked);
  });

  it('creates no export until it knows whether one is running, then shows that', async () => {
    const { calls } = open(exportOf({ state: 'running', progress: 7 }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create export' }).disabled).toBe(true);
    expect(await screen.findByText('7 %')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Create export' }));
    expect(calls.sentTo(requestExport)).toEqual([]);
  });

  it('says that an export failed, and offers to create another', async () => {
    open(exportOf({ state: 'failed' }));
    expect(await screen.findByText('The export couldn’t be made. Try again.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create export' }).disabled).toBe(false);
  });

  it('keeps the focus on its button, and announces each state in one live region', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = open(null);
    const state = screen.getByRole('status');
    expect(state.textContent).toBe('');
    const making = Promise.withResolvers<DataExport>();
    calls.respond(requestExport, () => making.promise);
    const button = await screen.findByRole('button', { name: 'Create export' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    button.focus();
    fireEvent.click(button);
    calls.respond(exportStatus, () => exportOf({ state: 'running' }));
    await act(async () => making.resolve(exportOf({})));
    await waitFor(() => expect(state.textContent).toBe('We’re making your export.'));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    calls.respond(exportStatus, () => exportOf({ state: 'done', bytes: 2_000 }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(state.isConnected).toBe(true);
    expect(state.textContent).toContain('Your export is ready');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download' }));
  });

  it('moves the focus to “Create export” when the file to download no longer exists', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
    const { calls, toast } = open(exportOf({ state: 'done', bytes: 2_000 }));
    const download = await screen.findByRole('button', { name: 'Download' });
    download.focus();
    calls.respond(exportStatus, () => null);
    fireEvent.click(download);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create export' })),
    );
    expect(toast.mock.calls).toEqual([['error', 'Action failed']]);
  });

  it('is not offered to guests', () => {
    render(inShell(createFakeHost().host, <ExportData />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
