import { packs, planNames, plans } from '@storyloom/contract/payments/plans';
import type { LocalPrice } from './records.ts';

/** The price id of an offer in the stand-in: readable, in the format of Paddle's ids. */
const idOf = (offer: string) => `pri_${offer.toLowerCase().padStart(26, '0')}`;

/** The offers of the product as prices of the stand-in. */
export const localPrices: readonly LocalPrice[] = [
  ...packs.map(({ quantity, cents }) => ({
    id: idOf(String(quantity)),
    name: `${quantity.toLocaleString('en-US')} points`,
    cents,
    isMonthly: false,
  })),
  ...planNames.map((plan) => ({
    id: idOf(plan),
    name: `${plan === 'PLUS' ? 'Plus' : 'Pro'} plan`,
    cents: plans[plan].cents,
    isMonthly: true,
  })),
];

/** PADDLE_PRICES with the prices of the stand-in. */
export const localPriceIds: Readonly<Record<string, string>> = Object.fromEntries(
  [...packs.map(({ quantity }) => String(quantity)), ...planNames].map((offer) => [offer, idOf(offer)]),
);
