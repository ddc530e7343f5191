import type { StatisticsPeriod, StoryStatistics } from '@storyloom/contract/entities/story-statistics';
import { statisticsPeriods } from '@storyloom/contract/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/limits/insight';

export const periodLabels: Record<StatisticsPeriod, string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  ALL: 'All time',
};

export const feedbackLabels = {
  INACCURATE: 'Inaccurate',
  NOT_HELPFUL: 'Not helpful',
  HARMFUL_UNSAFE: 'Harmful or unsafe',
} as const;

/** The period of an address; 30 days without a known one. */
export function readPeriod(text: string | null): StatisticsPeriod {
  return statisticsPeriods.find((period) => period === text) ?? '30';
}

const utcDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 21", of a UTC day. */
export const formatUtcDay = (day: string) => utcDay.format(new Date(day));

/** "42 %"; a dash without a whole. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

/** The turn after which more readers left than after any other; null for fewer than two turns. */
export function findSteepestTurn(retention: StoryStatistics['retention']): number | null {
  const losses = retention.slice(1).map(({ readers }, index) => ({
    turn: retention[index]?.turn ?? 0,
    lost: (retention[index]?.readers ?? 0) - readers,
  }));
  const [first, ...others] = losses;
  if (first === undefined) return null;
  const worst = others.reduce((most, each) => (each.lost > most.lost ? each : most), first);
  return worst.lost > 0 ? worst.turn : null;
}

/** "1,200". */
export const formatFigure = (count: number) => count.toLocaleString('en');

/** "1 visitor", "1,200 visitors". */
export const formatNumber = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** Whether an answer has as many rows as it can have, so that others may be missing. */
export const isFull = (rows: readonly unknown[], limit: number = insightLimits.rows) => rows.length >= limit;
