import { newPaddleId } from '@storyloom/testing/pay/ids';
import { localPriceIds } from '@storyloom/testing/pay/prices';
import { adjustmentActions } from '@storyloom/testing/pay/records';
import type { LocalPayments } from '@storyloom/testing/pay/stand-in';

const MONTH_MS = 31 * 86_400_000;

/** A plan with a trial of a week, which the product does not offer. */
export const TRIAL = { id: newPaddleId('pri'), name: 'Trial', cents: 499, isMonthly: true, trialDays: 7 };

/** Begins the purchase of an offer, or of the plan with a trial, at a stand-in. Returns its transaction. */
export function begin({ seller }: LocalPayments, offer: string): string {
  const priceId = offer === 'TRIAL' ? TRIAL.id : (localPriceIds[offer] ?? '');
  const items = [{ priceId, quantity: 1 }];
  return seller.createTransaction({ customerId: null, customData: null, items, discountPercent: 0 }).id;
}

/** Triggers every kind of webhook of a stand-in, which needs the price `TRIAL`. */
export async function makeEveryEvent(paddle: LocalPayments): Promise<void> {
  const { seller, deliveries } = paddle;
  const [pack, plan, left] = [begin(paddle, '525'), begin(paddle, 'PRO'), begin(paddle, '100')];
  seller.decline(pack);
  seller.prepare(left);
  seller.cancelTransaction(left);
  for (const id of [pack, plan]) seller.pay(id);
  for (const action of adjustmentActions) seller.adjust(pack, { action, cents: 10 });
  const { id } = seller.adjust(pack, { action: 'refund', isPending: true });
  seller.decide(id, 'rejected');
  const subscriptionId = seller.transaction(plan).subscriptionId ?? '';
  seller.advance(MONTH_MS);
  seller.setDeclining(subscriptionId, true);
  seller.advance(MONTH_MS);
  seller.setDeclining(subscriptionId, false);
  seller.pause(subscriptionId);
  seller.resume(subscriptionId);
  seller.cancelSubscription(subscriptionId, false);
  seller.advance(2 * MONTH_MS);
  const trial = begin(paddle, 'TRIAL');
  seller.pay(trial);
  seller.advance(MONTH_MS);
  await deliveries.idle();
}
