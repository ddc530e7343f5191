import { prices } from '@storyloom/contract/limits/points';
import type { Host } from '@storyloom/mfe/host';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'image-price';

/** Agreements that could not be stored, by visitor. */
const unstored = new Map<string | null, string>();

/**
 * Asks a visitor before their first image, and again when the price has changed. Resolves with false if they decline; that
 * is not remembered.
 */
export async function confirmImagePrice(host: Pick<Host, 'confirm' | 'session'>): Promise<boolean> {
  const { userId } = host.session.getState();
  const price = String(prices.image);
  if ((unstored.get(userId) ?? readVisitorItem(userId, item)) === price) return true;
  const isAgreed = await host.confirm({
    title: `Illustrate for ${price} points?`,
    message: `Each illustration costs ${price} points. A failed one costs nothing. You’re asked only this once.`,
    confirmLabel: `Illustrate · ${price} points`,
    cancelLabel: 'Cancel',
  });
  if (isAgreed && !writeVisitorItem(userId, item, price)) unstored.set(userId, price);
  return isAgreed;
}
