import type { Model } from '@storyloom/contract/chat/entities/model';
import { pointsLimits, prices } from '@storyloom/contract/points/limits';

/** True if the chosen model was removed or is locked. */
export function isUnavailable(models: readonly Model[], chosenId: string | null): boolean {
  return chosenId !== null && !models.some(({ id, isLocked }) => id === chosenId && !isLocked);
}

export function priceText(points: number): string {
  if (points === 0) return 'Free';
  return points === 1 ? '1 point' : `${points} points`;
}

/** Highest number of free replies left that the composer shows. */
const FEW = 20;

/** The price of the next reply, with the free replies left once they are few. Without a plan, one is free at no points. */
export function nextPriceText({ price, freeRepliesLeft }: Pick<Model, 'price' | 'freeRepliesLeft'>): string {
  if (price === 0 && freeRepliesLeft === null) return 'Free until you get points';
  const isFew = price === 0 && freeRepliesLeft !== null && freeRepliesLeft <= FEW;
  return isFew ? `Free · ${freeRepliesLeft} left today` : priceText(price);
}

/** The fair use of free replies; null for a model without them. */
export function fairUseText({ freeRepliesLeft }: Pick<Model, 'freeRepliesLeft'>): string | null {
  if (freeRepliesLeft === null) return null;
  const { freeRepliesADay } = pointsLimits;
  return `${freeRepliesLeft} of ${freeRepliesADay} free replies left today (UTC), then ${priceText(prices.reply)} each.`;
}
