// @vitest-environment jsdom
import { audit } from '@storyloom/contract/admin/endpoints/audit';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onePage } from '../../testing/points-admin.ts';
import AuditTrail from './AuditTrail.tsx';

afterEach(cleanup);

const entry = {
  id: 'a1',
  at: '2026-11-22T12:00:00.000Z',
  action: 'user.block',
  target: 'u1',
  by: { id: 'admin1', name: 'Agnes' },
  about: { id: 'u1', name: 'Bo' },
  detail: '{"reason":"Spam"}',
  before: null,
} as unknown as AuditEntry;

function setup(...entries: AuditEntry[]) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'admin1' });
  calls.respond(audit, () => onePage(...entries));
  return { host, calls, show: () => render(inShell(host, <AuditTrail />)) };
}

describe('AuditTrail', () => {
  it('says who did what to whom, even if the accounts were deleted', async () => {
    setup(entry, { ...entry, id: 'a2', by: null }).show();
    expect(await screen.findByText(/^Agnes ·/)).toBeDefined();
    expect(screen.getByText(/^Command line or deleted account ·/)).toBeDefined();
    expect(screen.queryByText('u1')).toBeNull();
    expect(screen.getAllByText('Spam')).toHaveLength(2);
    expect(screen.getAllByText('Blocked an account: Bo')).toHaveLength(2);
  });

  it('shows what a save changed', async () => {
    const save = { action: 'banner.save', about: null, target: 'b1' };
    setup({
      ...entry,
      ...save,
      detail: '{"title":"Storm","text":"Rain.","endsAt":"2026-12-01"}',
      before: '{"title":"Storm","text":"Snow.","endsAt":null}',
    }).show();
    await screen.findByText('Saved a banner: Storm');
    const [terms, values] = ['dt', 'dd'].map((name) =>
      [...document.querySelectorAll(name)].map(({ textContent }) => textContent),
    );
    expect(terms).toEqual(['Text', 'Ends at', 'Id']);
    expect(values).toEqual(['Snow. → Rain.', 'none → 2026-12-01', 'b1']);
  });

  it('is narrowed by who, what, which object and when, and by the links of an action', async () => {
    const { calls, show } = setup(entry);
    show();
    const last = (search: object) =>
      waitFor(() => expect(calls.sentTo(audit).at(-1)).toEqual({ ...search, page: 1 }));
    const choose = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await choose('Area', 'user');
    await choose('Action', 'user.block');
    await choose('From', '2026-11-01');
    await choose('To', '2026-11-30');
    await choose('Who (name or id)', ' Agnes ');
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    const days = { from: '2026-11-01', to: '2026-11-30' };
    await last({ area: 'user', action: 'user.block', by: 'Agnes', ...days });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await last({});
    fireEvent.click(await screen.findByText('Blocked an account: Bo'));
    fireEvent.click(screen.getByText('All about this id'));
    await last({ about: 'u1' });
    expect(screen.getByLabelText<HTMLInputElement>('About (name, title or id)').value).toBe('u1');
  });

  it('is exported as it is filtered, and says that the file is bounded', async () => {
    const { calls, show } = setup(entry);
    calls.respond(audit, () => ({ ...onePage(entry), totalCount: 1_001 }));
    const file = new Response('Time', { headers: { 'content-type': 'text/csv' } });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(file);
    const saved = vi.fn(() => 'blob:audit');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show();
    fireEvent.change(await screen.findByLabelText('Area'), { target: { value: 'user' } });
    expect(await screen.findByText('More than 1,000 actions. The file has the newest 10,000.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/audit\/export\?area=user$/);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says how many filters are active where they are folded', async () => {
    setup(entry).show();
    const unfold = await screen.findByRole('button', { name: 'Filters' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: 'user' } });
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBe(unfold);
  });

  it('says that no action matches the filters', async () => {
    const { show } = setup();
    show();
    fireEvent.change(await screen.findByLabelText('Area'), { target: { value: 'user' } });
    expect(await screen.findByText('No action matches')).toBeDefined();
  });

  it('says that there are no actions yet', async () => {
    setup().show();
    expect(await screen.findByText('No actions yet')).toBeDefined();
  });

  it('can be reloaded after a failure, and is reloaded each time it is opened', async () => {
    const { calls, show } = setup(entry);
    calls.respond(audit, () => Promise.reject(new Error('down')));
    const page = show();
    expect(await screen.findByText('Couldn’t load the audit trail.')).toBeDefined();
    expect(screen.queryByText('No actions yet')).toBeNull();
    calls.respond(audit, () => onePage(entry));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Agnes ·/)).toBeDefined();
    calls.respond(audit, () => onePage({ ...entry, by: null }));
    page.unmount();
    show();
    expect(await screen.findByText(/^Command line or deleted account ·/)).toBeDefined();
  });
});
