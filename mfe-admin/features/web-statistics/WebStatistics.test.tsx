// @vitest-environment jsdom
import { webStatistics } from '@storyloom/contract/analytics/endpoints/web-statistics';
import type { WebFigures as Data } from '@storyloom/contract/analytics/entities/web-figures';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import WebStatistics from './WebStatistics.tsx';

afterEach(cleanup);

const counted: Data = {
  days: [
    { day: '2026-11-26', visits: 3, visitors: 2, views: 1_200 },
    { day: '2026-11-27', visits: 1, visitors: 1, views: 1 },
  ],
  sources: [{ source: 'search.example', visits: 4 }],
  funnel: { visit: 8, reply: 4, account: 1, purchase: 0 },
  vitals: [
    { mfe: 'reader', release: 'abc', metric: 'CLS', p75: 0.041, samples: 7 },
    { mfe: 'reader', release: 'abc', metric: 'LCP', p75: 1_840.4, samples: 9 },
  ],
};
const nothing: Data = {
  days: [{ day: '2026-11-27', visits: 0, visitors: 0, views: 0 }],
  sources: [],
  funnel: { visit: 0, reply: 0, account: 0, purchase: 0 },
  vitals: [],
};

function open(...answers: (Data | Error)[]) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'admin1' });
  calls.respond(webStatistics, () => {
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  });
  render(inShell(host, <WebStatistics />));
  return calls;
}

const rowsOf = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('WebStatistics', () => {
  it('shows visits, sources, the way to a purchase and web vitals as tables', async () => {
    open(counted);
    expect(await rowsOf('Visits')).toEqual([
      ['2026-11-26', '3', '2', '1,200'],
      ['2026-11-27', '1', '1', '1'],
    ]);
    expect(await rowsOf('Sources')).toEqual([['search.example', '4']]);
    expect(await rowsOf('From the first visit to a purchase')).toEqual([
      ['First visit', '8', ''],
      ['First reply', '4', '50 %'],
      ['Account', '1', '25 %'],
      ['Purchase', '0', '0 %'],
    ]);
    expect(await rowsOf('Web vitals')).toEqual([
      ['CLS of reader abc', '0.04', '7'],
      ['LCP of reader abc', '1,840 ms', '9'],
    ]);
  });

  it('says that nothing was counted', async () => {
    open(nothing);
    expect(await screen.findAllByText('No visits in this period.')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers another try after a failure', async () => {
    const calls = open(new Error('down'), counted);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await rowsOf('Sources')).toHaveLength(1);
    expect(calls.sentTo(webStatistics)).toEqual([{ period: '30' }, { period: '30' }]);
  });
});
