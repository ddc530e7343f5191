import { type PlanName, packs, planNames, plans } from '@storyloom/contract/payments/plans';

const packNames = packs.map(({ quantity }) => String(quantity));

/** Names of the offers in settings: the points of a pack, or a plan. */
export const offerNames: readonly string[] = [...packNames, ...planNames];

interface PackOffer {
  kind: 'pack';
  priceId: string;
  name: string;
  /** In US cents, without a discount. */
  cents: number;
  points: number;
  isPopular: boolean;
}

interface PlanOffer {
  kind: 'plan';
  priceId: string;
  name: string;
  /** In US cents a month. */
  cents: number;
  /** A month. */
  points: number;
  plan: PlanName;
}

export type Offer = PackOffer | PlanOffer;

export interface PriceList {
  packs: readonly PackOffer[];
  plans: readonly PlanOffer[];
  find(priceId: string): Offer | undefined;
}

/** The offers with the provider's price ids; an offer without one has its name as id and cannot be bought. */
export function createPriceList(priceIds: Partial<Record<string, string>>): PriceList {
  const packOffers = packs.map(
    ({ quantity, cents, isPopular }): PackOffer => ({
      kind: 'pack',
      priceId: priceIds[quantity] ?? String(quantity),
      name: `${quantity.toLocaleString('en-US')} points`,
      cents,
      points: quantity,
      isPopular,
    }),
  );
  const planOffers = planNames.map(
    (plan): PlanOffer => ({
      kind: 'plan',
      priceId: priceIds[plan] ?? plan,
      name: plans[plan].title,
      cents: plans[plan].cents,
      points: plans[plan].pointsMonthly,
      plan,
    }),
  );
  const byId = new Map<string, Offer>([...packOffers, ...planOffers].map((offer) => [offer.priceId, offer]));
  return { packs: packOffers, plans: planOffers, find: (priceId) => byId.get(priceId) };
}

/** A price in cents with a discount in percent, rounded to the cent as the provider does. */
export function discounted(cents: number, percent: number): number {
  return cents - Math.round((cents * percent) / 100);
}
