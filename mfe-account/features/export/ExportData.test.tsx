// @vitest-environment jsdom
import { exportStatus } from '@storyloom/contract/endpoints/users/export-status';
import { requestExport } from '@storyloom/contract/endpoints/users/request-export';
import type { DataExport } from '@storyloom/contract/entities/data-export';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportData } from './ExportData.tsx';

afterEach(() => {
  cleanup();
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
  calls.answer(exportStatus, () => first);
  render(inShell(host, <ExportData />));
  return { calls, toast };
}

describe('ExportData', () => {
  it('makes an export, shows its progress, and then offers the file', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = open(null);
    calls.answer(requestExport, () => exportOf({}));
    fireEvent.click(await screen.findByRole('button', { name: 'Create export' }));
    expect(await screen.findByText('0 %')).toBeDefined();
    calls.answer(exportStatus, () => exportOf({ state: 'running', progress: 40 }));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    calls.answer(exportStatus, () =>
      exportOf({ state: 'done', progress: 100, bytes: 2_000, expiresAt: '2026-11-23T08:00:00.000Z' }),
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('status').textContent).toContain('2 KB');
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
    const asked = calls.sentTo(exportStatus).length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.sentTo(exportStatus)).toHaveLength(asked);
  });

  it('says that an export failed, and offers another', async () => {
    open(exportOf({ state: 'failed' }));
    expect(await screen.findByText('The export couldn’t be made. Try again.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create export' }).disabled).toBe(false);
  });

  it('is not offered to guests', () => {
    render(inShell(createFakeHost().host, <ExportData />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
