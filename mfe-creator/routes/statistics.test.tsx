// @vitest-environment jsdom
import { statistics } from '@storyloom/contract/creators/endpoints/statistics';
import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { statisticsTimings } from '@storyloom/contract/creators/statistics-timings';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import StatisticsPage from './statistics.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const figures = { openings: 40, visitors: 12, readers: 6, chats: 30, words: 4_000 };
const numbers: StoryStatistics = {
  updatedAt: '2026-11-22T12:00:00.000Z',
  title: null,
  totals: {
    ...figures,
    realVisitors: 3,
    newVisitors: 12,
    regenerated: 2,
    stopped: 0,
    rewound: 1,
    optionsOffered: 8,
    optionsChosen: 6,
  },
  before: { openings: 50, chats: 24, words: 0 },
  days: [{ day: '2026-11-22', ...figures }],
  retention: [
    { turn: 1, readers: 6 },
    { turn: 2, readers: 2 },
  ],
  turns: [{ turn: 2, rewound: 1, regenerated: 2, stopped: 0 }],
  options: [
    { text: 'Dig', chosen: 3 },
    { text: null, chosen: 1 },
  ],
  feedback: [],
  stories: [{ id: 's1', title: 'The Salt Clock', ...figures }],
};

async function show(url: string, response = numbers) {
  // Compiling the charts takes longer than the timeout of a query.
  await import('../features/statistics/Figures.tsx');
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(statistics, () => response);
  render(inShell(host, <StatisticsPage />, { path: '/build/statistics/:storyId?', url }));
  return calls;
}

const cutNotes = /latest 365 days|50 chosen most|50 stories/;

describe('statistics page', () => {
  it('shows the statistics of all stories, with a table for each chart', async () => {
    const calls = await show('/build/statistics');
    expect(await screen.findByText('Most readers leave after turn 1.')).toBeDefined();
    expect(screen.queryAllByText(cutNotes)).toEqual([]);
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals.textContent).toContain('With an account25 %');
    for (const figure of [
      'Openings40 −20 %',
      'Turns30 +25 %',
      'Words read4,000Turns',
      'from the 1 days before',
    ])
      expect(totals.textContent).toContain(figure);
    const table = screen.getByRole('table', { name: 'First choices' });
    expect(within(table).getByRole('row', { name: 'Own words 1 25 %' })).toBeDefined();
    const link = screen.getByRole('link', { name: /The Salt Clock/ });
    expect(link.getAttribute('href')).toBe('/build/statistics/s1');
    expect(calls.sentTo(statistics)).toEqual([{ period: '30' }]);
  });

  it('reloads the statistics often enough to keep them within a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = await show('/build/statistics');
    await screen.findByText('Most readers leave after turn 1.');
    await act(() => vi.advanceTimersByTimeAsync(statisticsTimings.refetch));
    await waitFor(() => expect(calls.sentTo(statistics).length).toBeGreaterThan(1));
  });

  it('shows the statistics of one story in the period named in the address', async () => {
    const calls = await show('/build/statistics/s1?period=7');
    expect(await screen.findByText('No reader reported a reply in this time.')).toBeDefined();
    expect(calls.sentTo(statistics)).toEqual([{ storyId: 's1', period: '7' }]);
    expect(screen.queryByRole('list', { name: 'Stories' })).toBeNull();
    const pages = within(screen.getByRole('navigation', { name: 'Studio' })).getAllByRole('link');
    const marked = pages.filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Statistics']);
    expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBeTruthy();
  });

  it.each([
    ['The Salt Clock', 'The Salt Clock'],
    ['', 'Untitled'],
  ])('is headed by the title %j of the story, which need not be public, as %s', async (title, heading) => {
    await show('/build/statistics/s1', { ...numbers, title });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  });

  it('says which rows are shown if there may be more', async () => {
    const many = <Row,>(row: (at: number) => Row) =>
      Array.from({ length: insightLimits.rows }, (_, at) => row(at));
    await show('/build/statistics?period=ALL', {
      ...numbers,
      days: Array.from({ length: insightLimits.chartDays }, (_, at) => ({
        day: new Date(Date.UTC(2026, 0, at)).toISOString().slice(0, 10),
        ...figures,
      })),
      options: many((at) => ({ text: `Option ${at}`, chosen: 1 })),
      stories: many((at) => ({ id: `s${at}`, title: `Story ${at}`, ...figures })),
    });
    await screen.findByText(/^By UTC day/);
    expect(screen.getAllByText(cutNotes)).toHaveLength(3);
  });
});
