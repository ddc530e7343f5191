import {
  type SpendingDay,
  type SpendingPurpose,
  spendingPurposes,
} from '@storyloom/contract/points/entities/points-spending';
import type { ChartTable } from '@storyloom/ui/charts/ChartParts';
import type { ChartTone } from '@storyloom/ui/charts/chart-tones';

export const purposeLabels: Record<SpendingPurpose, string> = {
  REPLY: 'Replies',
  PREMIUM_REPLY: 'Premium replies',
  IMAGE: 'Pictures',
  COVER: 'Covers',
  OPTIMIZE: 'Writing help',
};

export const purposeTones: Record<SpendingPurpose, ChartTone> = {
  REPLY: 'ember',
  PREMIUM_REPLY: 'warning',
  IMAGE: 'cool',
  COVER: 'blend',
  OPTIMIZE: 'success',
};

export interface PurposeTotal {
  purpose: SpendingPurpose;
  amount: number;
}

/** Totals of the purposes with spending, in the order of the contract. */
export function totalsOf(days: readonly SpendingDay[]): PurposeTotal[] {
  return spendingPurposes
    .map((purpose) => ({ purpose, amount: days.reduce((sum, day) => sum + amountOf(day, purpose), 0) }))
    .filter(({ amount }) => amount > 0);
}

export function amountOf({ spent }: SpendingDay, purpose: SpendingPurpose): number {
  return spent.find((one) => one.purpose === purpose)?.amount ?? 0;
}

export function totalOf({ spent }: SpendingDay): number {
  return spent.reduce((sum, { amount }) => sum + amount, 0);
}

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 22". Days are UTC days, as in the ledger. */
export function formatUtcDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The days with spending, newest first, and the purposes with spending. */
export function toTable(days: readonly SpendingDay[]): ChartTable {
  const purposes = totalsOf(days).map(({ purpose }) => purpose);
  const spent = days.filter((day) => totalOf(day) > 0).toReversed();
  return {
    head: ['Day', ...purposes.map((purpose) => purposeLabels[purpose])],
    rows: spent.map((day) => [formatUtcDay(day.day), ...purposes.map((purpose) => amountOf(day, purpose))]),
  };
}
