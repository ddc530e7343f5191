import { pointsLimits, prices } from './limits/points.ts';

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
    lines: ['3,000 points monthly', '10% off packs', 'Premium models unlocked', '$30 worth of points'],
    smallPrint: 'Exclusive and early stories are included.',
  },
  PRO: {
    title: 'Go Pro',
    cents: 999,
    pointsMonthly: 5_000,
    packDiscountPercent: 20,
    lines: [
      '5,000 Premium Points monthly',
      '20% off packs',
      'Unlimited standard chat',
      'Exclusive content and early access',
      '$50 of points',
    ],
    smallPrint: `Premium models are included. Unlimited standard chat is ${pointsLimits.freeRepliesADay} free replies a day (UTC) as fair use; further ones cost ${prices.reply} point each.`,
  },
} as const satisfies Record<PlanName, unknown>;
