import type {
  StatisticsPeriod,
  StoryStatistics,
} from '@storyloom/contract/creators/entities/story-statistics';
import { statisticsPeriods } from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';

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

/** The period named in the address; 30 days if it is missing or unknown. */
export function readPeriod(text: string | null): StatisticsPeriod {
  return statisticsPeriods.find((period) => period === text) ?? '30';
}

const utcDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a UTC day: "Nov 21". */
export const formatUtcDay = (day: string) => utcDay.format(new Date(day));

/** Formats a share: "42 %". A dash if the whole is zero. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

/** Formats a change: "+12 %", "±0 %"; null without a figure to compare with. */
export function formatChange(now: number, before: number | undefined): string | null {
  if (!before) return null;
  const percent = Math.round((now / before - 1) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${formatFigure(Math.abs(percent))} %`;
}

/** The turn after which the most readers left; null if none left or there are fewer than two turns. */
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

/** True if a response has the maximum number of rows, so that more may exist. */
export const isFull = (rows: readonly unknown[], limit: number = insightLimits.rows) => rows.length >= limit;
