import type { Logger } from '../../../platform/logger.ts';
import type { PriceList } from '../price-list.ts';
import type { PaymentProvider } from './provider.ts';

/** Warns about offers whose price at the provider is another one than the site shows. */
export async function comparePrices(
  { packs, plans }: PriceList,
  { provider, logger }: { provider: Pick<PaymentProvider, 'readPrices'>; logger: Pick<Logger, 'warn'> },
): Promise<void> {
  const offers = [...packs, ...plans];
  try {
    const charged = await provider.readPrices(offers.map(({ priceId }) => priceId));
    for (const { name, priceId, cents } of offers) {
      const price = charged.get(priceId) ?? null;
      if (price !== `${cents} USD`)
        logger.warn(
          { offer: name, priceId, shown: `${cents} USD`, charged: price },
          'the payment provider charges another price than the site shows',
        );
    }
  } catch (err) {
    logger.warn({ err }, 'prices could not be compared with those of the payment provider');
  }
}
