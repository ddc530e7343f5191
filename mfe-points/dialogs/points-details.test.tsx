// @vitest-environment jsdom

import { order } from '@storyloom/contract/payments/endpoints/order';
import { portal } from '@storyloom/contract/payments/endpoints/portal';
import { account } from '@storyloom/contract/points/endpoints/account';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { downloadHistory } from '@storyloom/contract/points/endpoints/download-history';
import { receipt } from '@storyloom/contract/points/endpoints/receipt';
import { spending } from '@storyloom/contract/points/endpoints/spending';
import type { PointsReceipt } from '@storyloom/contract/points/entities/points-receipt';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import type { SpendingDay } from '@storyloom/contract/points/entities/points-spending';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderOf, pointsAccount } from '../testing/points.ts';
import PointsDetails from './points-details.tsx';

afterEach(cleanup);

function show(host: Host, close = vi.fn()) {
  return render(
    inShell(host, <PointsDetails input={undefined} open zIndex={50} close={close} onClosed={vi.fn()} />),
  );
}

const gift: PointsRecord = {
  id: '1',
  description: 'Welcome gift',
  createTime: '2026-11-21T06:00:00.000Z',
  recordType: 'INCOME',
  integralAmount: 50,
};
const reply: PointsRecord = {
  ...gift,
  id: '2',
  description: 'Story reply',
  recordType: 'EXPENSE',
  integralAmount: 1,
};

const page = (pageList: PointsRecord[], next: number | null = null) => ({
  pageList,
  totalCount: pageList.length,
  hasNextPage: next !== null,
  nextPageNum: next,
  nextCursor: null,
  currentPageNum: 1,
});

function withHistory() {
  const fake = createFakeHost();
  fake.calls.respond(account, () => pointsAccount({ totalIntegral: 49 }));
  fake.calls.respond(spending, () => ({ days: [{ day: '2026-11-21', spent: [] }] }));
  fake.calls.respond(detail, ({ recordType }) =>
    page([reply, gift].filter((record) => !recordType || record.recordType === recordType)),
  );
  return fake;
}

describe('points details dialog', () => {
  it('shows the balance, and each record with its sign', async () => {
    show(withHistory().host);
    const dialog = screen.getByRole('dialog', { name: 'Points details' });
    const list = await within(dialog).findByRole('list', { name: 'All points records' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Nov 21, 2026Story reply.*−1$/),
      expect.stringMatching(/^Welcome gift.*\+50$/),
    ]);
    expect(dialog.textContent).toContain('49points');
  });

  it('names a story once above what it cost on a day', async () => {
    const { host, calls } = withHistory();
    const story = { id: 's1', title: 'Room 1204' };
    calls.respond(detail, () =>
      page([
        { ...reply, story },
        { ...reply, id: '3', story },
        { ...gift, story },
      ]),
    );
    show(host);
    const list = await screen.findByRole('list', { name: 'All points records' });
    expect(list.textContent?.match(/Room 1204/g)).toHaveLength(1);
  });

  it('requests ten records per page', async () => {
    const { host, calls } = withHistory();
    show(host);
    await screen.findByRole('list');
    expect(calls.sentTo(detail)).toEqual([{ pageNum: 1, pageSize: 10 }]);
  });

  it('filters records by tab', async () => {
    show(withHistory().host);
    fireEvent.click(screen.getByRole('tab', { name: 'Spent' }));
    const spent = await screen.findByRole('list', { name: 'Spent points records' });
    expect(within(spent).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('tab', { name: 'Gained' }));
    const gained = await screen.findByRole('list', { name: 'Gained points records' });
    expect(gained.textContent).toContain('Welcome gift');
  });

  it('shows an empty state without records', async () => {
    const { host, calls } = withHistory();
    calls.respond(detail, () => page([]));
    show(host);
    expect(await screen.findByText('No records')).toBeDefined();
  });

  it('offers Retry when the records cannot be loaded', async () => {
    const { host, calls } = withHistory();
    calls.respond(detail, () => Promise.reject(new Error('down')));
    show(host);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load your records.');
    calls.respond(detail, () => page([gift]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Welcome gift')).toBeDefined();
  });

  it('refetches from the first page each time it opens', async () => {
    const { host, calls } = withHistory();
    const { unmount } = show(host);
    await screen.findByRole('list');
    unmount();
    calls.respond(detail, () => page([gift]));
    show(host);
    expect(screen.queryByText('Story reply')).toBeNull();
    expect(await screen.findByText('Welcome gift')).toBeDefined();
    expect(calls.sentTo(account)).toHaveLength(2);
  });

  it('closes on Close', async () => {
    const close = vi.fn();
    show(withHistory().host, close);
    await screen.findByRole('list');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledWith(false);
  });

  it('opens the receipt of a reply, whose link opens the story and closes the dialog', async () => {
    const navigate = vi.fn();
    const { host, calls } = withHistory();
    Object.assign(host, { navigate });
    const at = (second: string) => `2026-11-21T06:00:${second}.000Z`;
    calls.respond(
      receipt,
      (): PointsReceipt => ({
        record: reply,
        entries: [
          { id: '1', kind: 'HOLD', amount: 1, createTime: at('01') },
          { id: '2', kind: 'SETTLE', amount: 1, createTime: at('09') },
        ],
        target: { kind: 'REPLY', storyId: 's1', messageId: 'm1' },
      }),
    );
    const close = vi.fn();
    show(host, close);
    fireEvent.click(await screen.findByRole('button', { name: /^Story reply/ }));
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Held.*1 point$/), expect.stringMatching(/^Charged.*1 point$/)]);
    expect(calls.sentTo(receipt)).toEqual([{ id: '2' }]);
    fireEvent.click(screen.getByRole('link', { name: 'Show the reply in its story' }));
    expect(navigate).toHaveBeenCalledWith('/read/s1?turn=m1');
    expect(close).toHaveBeenCalledWith(true);
  });

  it('opens the receipt of a purchase with its order', async () => {
    const { host, calls } = withHistory();
    calls.respond(
      receipt,
      (): PointsReceipt => ({
        record: gift,
        entries: [{ id: '1', kind: 'PURCHASE', amount: 2_200, createTime: gift.createTime }],
        target: { kind: 'ORDER', orderId: 'order1' },
      }),
    );
    calls.respond(order, () => orderOf({ state: 'PAID' }));
    calls.respond(portal, () => ({ url: 'https://pay.example/portal' }));
    const navigate = vi.spyOn(host, 'navigate');
    show(host);
    fireEvent.click(await screen.findByRole('button', { name: /^Welcome gift/ }));
    expect(
      await screen.findByText(/^2,200 points, \$19\.99 before tax\. Paid, .*\. Order order1\.$/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show the invoice at the payment provider' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('https://pay.example/portal', { external: true }),
    );
  });

  it('requests the invoice once, and keeps the focus on its link meanwhile', async () => {
    const { host, calls } = withHistory();
    const request = Promise.withResolvers<{ url: string }>();
    calls.respond(
      receipt,
      (): PointsReceipt => ({
        record: gift,
        entries: [],
        target: { kind: 'ORDER', orderId: 'order1' },
      }),
    );
    calls.respond(order, () => orderOf({ state: 'PAID' }));
    calls.respond(portal, () => request.promise);
    const navigate = vi.spyOn(host, 'navigate');
    show(host);
    fireEvent.click(await screen.findByRole('button', { name: /^Welcome gift/ }));
    const invoice = await screen.findByRole('button', { name: 'Show the invoice at the payment provider' });
    invoice.focus();
    fireEvent.click(invoice);
    await waitFor(() => expect(invoice.getAttribute('aria-disabled')).toBe('true'));
    expect([invoice.hasAttribute('disabled'), document.activeElement]).toEqual([false, invoice]);
    fireEvent.click(invoice);
    request.resolve({ url: 'https://pay.example/portal' });
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    await waitFor(() => expect(invoice.getAttribute('aria-disabled')).toBeNull());
    expect(calls.sentTo(portal)).toHaveLength(1);
  });

  it('offers Retry when a receipt cannot be loaded', async () => {
    const { host, calls } = withHistory();
    calls.respond(receipt, () => Promise.reject(new Error('down')));
    show(host);
    fireEvent.click(await screen.findByRole('button', { name: /^Welcome gift/ }));
    const alert = await screen.findByRole('alert');
    calls.respond(receipt, () => ({ record: gift, entries: [], target: null }));
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Steps' })).toBeDefined();
  });

  it('charts the points spent, with totals and the figures as a table', async () => {
    const { host, calls } = withHistory();
    calls.respond(spending, (): { days: SpendingDay[] } => ({
      days: [
        { day: '2026-11-20', spent: [] },
        {
          day: '2026-11-21',
          spent: [
            { purpose: 'REPLY', amount: 3 },
            { purpose: 'IMAGE', amount: 10 },
          ],
        },
      ],
    }));
    show(host);
    const totals = await screen.findByRole('list', { name: 'Totals' });
    expect(totals.textContent).toBe('Replies: 3 pointsPictures: 10 points');
    const table = screen.getByRole('table', { name: 'Points spent by day (UTC) and purpose', hidden: true });
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Day', 'Replies', 'Pictures'],
      ['Nov 21', '3', '10'],
    ]);
  });

  it('saves the history as a file', async () => {
    const file = new Response('time,description,points', { headers: { 'content-type': 'text/csv' } });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(file);
    const saved = vi.fn(() => 'blob:points');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show(withHistory().host);
    fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(String(fetched.mock.calls[0]?.[0])).toContain(downloadHistory.path);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
