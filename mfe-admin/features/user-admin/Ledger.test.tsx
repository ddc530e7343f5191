// @vitest-environment jsdom
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { receipt } from '@storyloom/contract/admin/endpoints/receipt';
import type { AdminReceipt } from '@storyloom/contract/admin/entities/admin-receipt';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onePage } from '../../testing/points-admin.ts';
import { Ledger } from './Ledger.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const createTime = '2026-03-01T12:00:00.000Z';
const bought: PointsRecord = {
  id: 'r1',
  description: '1,050 points',
  createTime,
  recordType: 'INCOME',
  integralAmount: 1_050,
};
const reply: PointsRecord = {
  id: 'r2',
  description: 'Story reply',
  createTime,
  story: { id: 's1', title: 'The Salt Clock' },
  recordType: 'EXPENSE',
  integralAmount: 3,
};
const behind: AdminReceipt = {
  record: bought,
  entries: [
    {
      id: 'e1',
      kind: 'PURCHASE',
      amount: 1_050,
      createTime,
      key: 'order:order1',
      reason: '1,050 points',
      fromAccount: 'system:sales',
      toAccount: 'ada',
    },
  ],
  target: { kind: 'ORDER', orderId: 'order1' },
};

function show() {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
  calls.respond(ledger, () => onePage(reply, bought));
  calls.respond(receipt, () => behind);
  return { calls, draw: () => render(inShell(host, <Ledger userId="ada" />)) };
}

const summaryOf = (text: RegExp) => screen.findByText(text, { selector: 'summary span' });
const entries = async () => {
  const list = await screen.findByRole('list', { name: 'Ledger entries' });
  return [...list.querySelectorAll('li')].map((entry) => entry.textContent);
};

/** Opens a row and fires the event that a browser would; jsdom does not. */
async function openRow(text: RegExp) {
  const row = (await summaryOf(text)).closest('details') as HTMLDetailsElement;
  row.open = true;
  fireEvent(row, new Event('toggle'));
}

describe('Ledger', () => {
  it('lists the points that a user received and spent', async () => {
    const { calls, draw } = show();
    draw();
    expect((await summaryOf(/reply/)).textContent).toBe('−3 · Story reply · The Salt Clock');
    expect((await summaryOf(/points/)).textContent).toBe('+1,050 · 1,050 points');
    expect(calls.sentTo(ledger)).toEqual([{ userId: 'ada', page: 1 }]);
    expect(calls.sentTo(receipt)).toEqual([]);
  });

  it('loads the next page at the end of the list', async () => {
    class EndInView {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: true }]);
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', EndInView);
    const { calls, draw } = show();
    calls.respond(ledger, ({ page }) =>
      page === 1
        ? { ...onePage(reply), hasNextPage: true, nextPageNum: 2, nextCursor: 'c2' }
        : onePage(bought),
    );
    draw();
    expect(await summaryOf(/points/)).toBeDefined();
    expect(calls.sentTo(ledger).at(-1)).toEqual({ userId: 'ada', page: 2, after: 'c2' });
  });

  it('shows the ledger entries of an opened row', async () => {
    const { calls, draw } = show();
    draw();
    await openRow(/points/);
    expect(await entries()).toEqual(['PURCHASE 1050, system:sales to ada, key order:order1', 'Order order1']);
    expect(calls.sentTo(receipt)).toEqual([{ userId: 'ada', id: 'r1' }]);
  });

  it('leads from an opened row to its story', async () => {
    const { draw } = show();
    draw();
    await openRow(/reply/);
    const link = await screen.findByRole('link', { name: 'The Salt Clock' });
    expect(link.getAttribute('href')).toBe('/read/s1');
  });

  it('shows an error if the entries cannot be loaded, and reloads them', async () => {
    const { calls, draw } = show();
    calls.respond(receipt, () => Promise.reject(new Error('down')));
    draw();
    await openRow(/points/);
    expect(await screen.findByText('Couldn’t load the entries.')).toBeDefined();
    calls.respond(receipt, () => behind);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await entries()).toHaveLength(2);
  });

  it('says so if there are no entries', async () => {
    const { calls, draw } = show();
    calls.respond(ledger, () => onePage<PointsRecord>());
    draw();
    expect(await screen.findByText('No entries.')).toBeDefined();
  });

  it('shows an error if the history cannot be loaded, and reloads it', async () => {
    const { calls, draw } = show();
    calls.respond(ledger, () => Promise.reject(new Error('down')));
    draw();
    expect(await screen.findByText('Couldn’t load the points history.')).toBeDefined();
    expect(screen.queryByText('No entries.')).toBeNull();
    calls.respond(ledger, () => onePage(bought));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await summaryOf(/points/)).toBeDefined();
  });
});
