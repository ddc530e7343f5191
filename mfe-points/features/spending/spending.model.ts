import {
  type SpendingDay,
  type SpendingPurpose,
  spendingPurposes,
} from '@storyloom/contract/entities/points-spending';

export const purposeLabels: Record<SpendingPurpose, string> = {
  REPLY: 'Replies',
  PREMIUM_REPLY: 'Premium replies',
  IMAGE: 'Pictures',
  COVER: 'Covers',
  OPTIMIZE: 'Writing help',
};

export interface PurposeTotal {
  purpose: SpendingPurpose;
  amount: number;
}

/** Totals of the purposes that points were spent on, in the order of the contract. */
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

/** A part of the column of one day. `from` and `to` are points above the axis. */
export interface Segment extends PurposeTotal {
  day: string;
  from: number;
  to: number;
}

/** The stacked columns of the chart, from the bottom up. */
export function segmentsOf(days: readonly SpendingDay[]): Segment[] {
  return days.flatMap((day) => {
    let from = 0;
    return spendingPurposes.flatMap((purpose) => {
      const amount = amountOf(day, purpose);
      if (amount === 0) return [];
      const segment = { day: day.day, purpose, amount, from, to: from + amount };
      from = segment.to;
      return [segment];
    });
  });
}

const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 22": days are those of UTC, as in the ledger. */
export function formatUtcDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
