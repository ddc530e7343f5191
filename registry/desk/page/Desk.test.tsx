// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskMfe, Overview } from '../overview.ts';
import { Desk } from './Desk.tsx';

const mfe: DeskMfe = {
  name: 'reader',
  mayChange: true,
  stable: { version: '1.0.0', buildId: 'aaaaaaaaaaaa' },
  lastKnownGood: null,
  canary: {
    version: '1.1.0',
    buildId: 'bbbbbbbbbbbb',
    basisPoints: 1_000,
    since: new Date('2026-01-01T00:00:00.000Z'),
    canary: { visits: 40, failures: 2 },
    stable: { visits: 400, failures: 4 },
    evidence: 2.5,
  },
  lock: null,
  failures: [],
};
const overview: Overview = {
  actor: { name: 'anna (8d4978de)', scope: 'reader' },
  mfes: [mfe, { ...mfe, name: 'points', mayChange: false, canary: null }],
};

interface Answer {
  status?: number;
  body: unknown;
}
let answers: Record<string, Answer>;
let sent: [string, unknown][];

function openDesk() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sent = [];
  answers = {
    '/desk/data/overview': { body: overview },
    '/desk/data/mfes/reader': { body: { releases: [], refusals: [], audit: [], visits: [] } },
    '/desk/data/mfes/points': { body: { releases: [], refusals: [], audit: [], visits: [] } },
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (body !== undefined) sent.push([path, JSON.parse(String(body))]);
    const { status = 200, body: answer } = answers[path] ?? { body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('Desk', () => {
  it('asks for a token without a session', async () => {
    answers['/desk/data/overview'] = { body: null };
    openDesk();
    fireEvent.change(await screen.findByLabelText('Token'), { target: { value: 'slt_1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect.poll(() => sent).toEqual([['/desk/sign-in', { token: 'slt_1' }]]);
  });

  it('begins with the micro-frontend of the token, or else the first one', async () => {
    const mfes = overview.mfes.toReversed();
    answers['/desk/data/overview'] = { body: { ...overview, mfes } };
    openDesk();
    expect(await screen.findByRole('heading', { level: 2, name: 'reader' })).toBeDefined();
    cleanup();
    const actor = { name: 'installation', scope: 'installation' };
    answers['/desk/data/overview'] = { body: { actor, mfes } };
    openDesk();
    expect(await screen.findByRole('heading', { level: 2, name: 'points' })).toBeDefined();
  });

  it('says why it cannot show anything, and tries again', async () => {
    answers['/desk/data/overview'] = { status: 503, body: { error: 'Try again in a moment.' } };
    openDesk();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    answers['/desk/data/overview'] = { body: overview };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'reader' })).toBeDefined();
  });

  it('says what a bar of the canary shows', async () => {
    openDesk();
    const canary = await screen.findByRole('region', { name: 'Canary 1.1.0' });
    expect(within(canary).getByText('2 of 40 visits failed (5.0 %)')).toBeDefined();
    expect(within(canary).getByText('4 of 400 visits failed (1.0 %)')).toBeDefined();
  });

  it('says how often pages of each release were slow, for each group of visitors', async () => {
    const release = { version: '1.1.0', buildId: 'bbbbbbbbbbbb', publishedAt: '2026-01-01T00:00:00.000Z' };
    const row = { buildId: 'bbbbbbbbbbbb', signal: 'LCP', basisPoints: 1_000 };
    const visits = [
      { ...row, arm: 'canary', visits: 200, failures: 60 },
      { ...row, arm: 'stable', visits: 1_900, failures: 190 },
    ];
    answers['/desk/data/mfes/reader'] = {
      body: { releases: [{ ...release, state: 'kept' }], refusals: [], audit: [], visits },
    };
    openDesk();
    const section = within(await screen.findByRole('region', { name: 'Releases' }));
    for (const text of [
      'LCP poor in 30.0 % of 200 visits of the canary at 10 %',
      'LCP poor in 10.0 % of 1,900 visits beside the canary at 10 %',
    ])
      expect(section.getByText(text)).toBeDefined();
  });

  it('asks for the reason of a lock, and says what is wrong with it or why it was refused', async () => {
    answers['/desk/mfes/reader/lock'] = { status: 409, body: { error: 'reader is locked by bob.' } };
    openDesk();
    fireEvent.click(await screen.findByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await dialog.findByText('Say why, for those who find it locked.')).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Launch ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(await dialog.findByText('reader is locked by bob.')).toBeDefined();
    expect(sent).toEqual([['/desk/mfes/reader/lock', { reason: 'Launch' }]]);
  });

  it('has no buttons for the micro-frontend of another token', async () => {
    location.hash = '#points';
    openDesk();
    const live = await screen.findByRole('region', { name: 'points' });
    expect(within(live).queryAllByRole('button')).toEqual([]);
    expect(within(live).getByText(/^Your token is for another/)).toBeDefined();
  });
});
