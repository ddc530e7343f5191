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
  /** Limits of the lines, and what else is included. */
  smallPrint: string;
}

/** The sentences about a plan. `hasPremium`: a premium model is connected. */
export function describePlan(name: PlanName, { hasPremium }: { hasPremium: boolean }): PlanTexts {
  const { pointsMonthly, packDiscountPercent } = plans[name];
  const points = formatWhole(pointsMonthly);
  const discount = `${packDiscountPercent}% off packs`;
  // A point is worth a cent.
  const worth = `$${pointsMonthly / 100}`;
  const { freeRepliesADay } = pointsLimits;
  if (name === 'PLUS') {
    const models = hasPremium ? ['Premium models unlocked'] : [];
    return {
      lines: [`${points} points monthly`, discount, ...models, `${worth} worth of points`],
      smallPrint: 'Exclusive and early stories are included.',
    };
  }
  const models = hasPremium ? 'Premium models are included. ' : '';
  return {
    lines: [
      `${points} Premium Points monthly`,
      discount,
      'Unlimited standard chat',
      'Exclusive content and early access',
      `${worth} of points`,
    ],
    smallPrint: `${models}Unlimited standard chat is ${freeRepliesADay} free replies a day (UTC) as fair use; further ones cost ${prices.reply} point each.`,
  };
}
