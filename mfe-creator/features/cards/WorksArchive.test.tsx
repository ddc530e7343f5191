// @vitest-environment jsdom
import { exportStatus } from '@storyloom/contract/users/endpoints/export-status';
import { requestExport } from '@storyloom/contract/users/endpoints/request-export';
import type { DataExport } from '@storyloom/contract/users/entities/data-export';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorksArchive } from './WorksArchive.tsx';

afterEach(cleanup);

const archive = (state: DataExport['state']): DataExport => ({
  state,
  progress: 40,
  requestedAt: '2026-11-01T12:00:00.000Z',
  expiresAt: null,
  bytes: null,
});

function show(answer: () => DataExport) {
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(exportStatus, answer);
  render(inShell(host, <WorksArchive />));
  return calls;
}

describe('WorksArchive', () => {
  it('says that an archive could not be made, and offers to make it again', async () => {
    const calls = show(() => archive('failed'));
    expect((await screen.findByRole('alert')).textContent).toBe('The archive couldn’t be made. Try again.');
    calls.respond(requestExport, () => archive('running'));
    fireEvent.click(screen.getByRole('button', { name: 'Pack all works' }));
    expect(await screen.findByText('Packing your works: 40 %')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reloads the status on Retry after a failure', async () => {
    const calls = show(() => {
      throw new Error('offline');
    });
    expect(await screen.findByText('Couldn’t load your archive.')).toBeDefined();
    calls.respond(exportStatus, () => archive('done'));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Download archive' })).toBeDefined();
  });

  it.each([
    ['waiting', 'Pack all works'],
    ['running', 'Pack all works'],
    ['failed', 'Pack all works'],
    ['done', 'Download archive'],
  ] as const)('in state %s offers “%s”', async (state, name) => {
    show(() => archive(state));
    const isMade = state === 'waiting' || state === 'running';
    const text = isMade ? 'Packing your works: 40 %' : /^Keep a copy of everything you wrote, once a day\./;
    expect(await screen.findByText(text)).toBeDefined();
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-busy')).toBe(isMade ? 'true' : null);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('reports a failed request, and requests nothing for a guest', async () => {
    const toast = vi.fn();
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    calls.respond(exportStatus, () => archive('failed'));
    calls.respond(requestExport, () => Promise.reject(new Error('down')));
    render(inShell(host, <WorksArchive />));
    fireEvent.click(await screen.findByRole('button', { name: 'Pack all works' }));
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Action failed']]));
    expect(calls.sentTo(requestExport)).toEqual([{ kind: 'WORKS' }]);
    cleanup();
    const guest = createFakeHost();
    render(inShell(guest.host, <WorksArchive />));
    expect(screen.queryByRole('region')).toBeNull();
    expect(guest.calls.sentTo(exportStatus)).toEqual([]);
  });
});
