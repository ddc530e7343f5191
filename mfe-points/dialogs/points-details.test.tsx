// @vitest-environment jsdom
import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import type { PointsRecord } from '@storyloom/contract/entities/points-record';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  fake.calls.answer(account, () => ({
    totalIntegral: 49,
    isSignInToday: false,
    nextCheckInAt: '2026-03-01T00:00:00.000Z',
    debt: 0,
  }));
  fake.calls.answer(detail, ({ recordType }) =>
    page([reply, gift].filter((record) => !recordType || record.recordType === recordType)),
  );
  return fake;
}

describe('points details dialog', () => {
  it('shows the balance, and each record with its sign', async () => {
    show(withHistory().host);
    const dialog = screen.getByRole('dialog', { name: 'Your points' });
    const list = await within(dialog).findByRole('list', { name: 'All points records' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringMatching(/^Story reply.*−1$/), expect.stringMatching(/^Welcome gift.*\+50$/)]);
    expect(dialog.textContent).toContain('49points');
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
    calls.answer(detail, () => page([]));
    show(host);
    expect(await screen.findByText('No records')).toBeDefined();
  });

  it('offers Retry when the records cannot be loaded', async () => {
    const { host, calls } = withHistory();
    calls.answer(detail, () => Promise.reject(new Error('down')));
    show(host);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load your records.');
    calls.answer(detail, () => page([gift]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Welcome gift')).toBeDefined();
  });

  it('refetches from the first page each time it opens', async () => {
    const { host, calls } = withHistory();
    const { unmount } = show(host);
    await screen.findByRole('list');
    unmount();
    calls.answer(detail, () => page([gift]));
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
    expect(close).toHaveBeenCalledOnce();
  });
});
