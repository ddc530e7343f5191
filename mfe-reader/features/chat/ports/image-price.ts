import { formatWhole } from '@storyloom/contract/core/count-format';
import { account } from '@storyloom/contract/points/endpoints/account';
import { prices } from '@storyloom/contract/points/limits';
import { ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';

const item = 'image-price';

/** Agreements that could not be stored, by visitor. */
const unstored = new Map<string | null, string>();

type ImagePriceHost = Pick<Host, 'call' | 'confirm' | 'queryClient' | 'session'>;

/**
 * Asks a visitor before their first image, and again when the price has changed. Resolves with false if they decline; that
 * is not remembered.
 */
export async function confirmImagePrice(host: ImagePriceHost): Promise<boolean> {
  const { userId } = host.session.getState();
  const price = String(prices.image);
  if ((unstored.get(userId) ?? readVisitorItem(userId, item)) === price) return true;
  const isAgreed = await host.confirm({
    title: 'Illustrate this scene?',
    message: `A picture in the style of this story costs ${price} points${await restText(host)}. You’re never charged for a failed one. We ask only once.`,
    confirmLabel: `Illustrate · ${price} points`,
    cancelLabel: 'Cancel',
  });
  if (isAgreed && !writeVisitorItem(userId, item, price)) unstored.set(userId, price);
  return isAgreed;
}

/** The balance after one illustration; empty if it cannot be read or does not cover the price. */
async function restText(host: ImagePriceHost): Promise<string> {
  const { userId } = host.session.getState();
  const balance = await host.queryClient.fetchQuery(ownQuery(host, userId, account, {})).catch(() => null);
  const rest = (balance?.totalIntegral ?? 0) - prices.image;
  return rest < 0 ? '' : ` and leaves you ${formatWhole(rest)}`;
}
