import { formatWhole } from '../core/count-format.ts';
import { pointsLimits, prices } from '../points/limits.ts';

export const planNames = ['PLUS', 'PRO'] as const;
export type PlanName = (typeof planNames)[number];

/** Packs of points, priced in US cents. Payment providers identify them by their own price ids. */
export const packs = [
  { quantity: 100, cents: 99, isPopular: false },
  { quantity: 525, cents: 499, isPopular: false },
  { quantity: 2_200, cents: 1_999, isPopular: true },
  { quantity: 6_000, cents: 4_999, isPopular: false },
] as const;

export const plans = {
  PLUS: {
    title: 'Plus',
    cents: 999,
    pointsMonthly: 3_000,
    packDiscountPercent: 10,
  },
  PRO: {
    title: 'Go Pro',
    cents: 1_999,
    pointsMonthly: 5_000,
    packDiscountPercent: 20,
  },
} as const satisfies Record<PlanName, unknown>;

interface PlanTexts {
  lines: string[];
  /** Limits of the lines. */
  smallPrint: string;
}

/** The sentences about a plan: first what differs between the plans, in the same order. `hasPremium`: a premium model is connected. */
export function describePlan(name: PlanName, { hasPremium }: { hasPremium: boolean }): PlanTexts {
  const { pointsMonthly, packDiscountPercent } = plans[name];
  const isPro = name === 'PRO';
  // A point is worth a cent.
  const worth = `$${pointsMonthly / 100}`;
  return {
    lines: [
      `${formatWhole(pointsMonthly)} ${isPro ? 'Premium Points' : 'points'} monthly`,
      `${worth} ${isPro ? 'of points' : 'worth of points'}`,
      `Enough for ${formatWhole(Math.floor(pointsMonthly / prices.reply))} replies`,
      `${packDiscountPercent}% off packs`,
      ...(isPro ? ['Unlimited standard chat'] : []),
      'Exclusive content and early access',
      ...(hasPremium ? ['Premium models unlocked'] : []),
    ],
    smallPrint: isPro
      ? `Unlimited standard chat is ${pointsLimits.freeRepliesADay} free replies a day (UTC) as fair use; further ones cost ${prices.reply} point each.`
      : `A reply costs ${prices.reply} point.`,
  };
}
