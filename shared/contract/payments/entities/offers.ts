import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { planNames } from '../plans.ts';

/**
 * Prices are in US cents before tax, for one pack: `price` with the caller's discount, `listPrice` without. `quantity` is
 * the number of packs per purchase.
 */
export const pack = z.object({
  priceId: z.string(),
  name: z.string(),
  quantity: count,
  price: count,
  listPrice: count,
  pointsCount: count,
  isPopular: z.boolean(),
});
export type Pack = z.output<typeof pack>;

/** A membership plan, billed monthly. */
export const plan = z.object({
  priceId: z.string(),
  plan: z.enum(planNames),
  name: z.string(),
  price: count,
  pointsCount: count,
  lines: z.array(z.string()),
  /** Limits of the lines. */
  smallPrint: z.string(),
  isCurrent: z.boolean(),
});
export type Plan = z.output<typeof plan>;

/**
 * `isAvailable` is false on a site without a payment provider: its offers can be read and not bought. `hasPremium`: a premium
 * model is connected, and can be used with a plan.
 */
export const offers = z.object({
  packs: z.array(pack),
  plans: z.array(plan),
  isAvailable: z.boolean(),
  hasPremium: z.boolean(),
});
export type Offers = z.output<typeof offers>;
