import type { Model } from '@storyloom/contract/entities/model';
import { points } from '@storyloom/contract/limits';

/** The model that a reply is asked of, as its price is shown. */
export interface InUse {
  id: string | null;
  name: string | null;
  price: number;
}

/** Before the list is known a reply has its usual price. */
export const usual: InUse = { id: null, name: null, price: points.reply };

/** A choice that cannot be had any more: its model is gone or locked. */
export function isVoid(models: readonly Model[], chosenId: string | null): boolean {
  return chosenId !== null && !models.some(({ id, isLocked }) => id === chosenId && !isLocked);
}

/** The model chosen, or the site's own. */
export function inUse(models: readonly Model[], chosenId: string | null): InUse {
  const open = models.filter(({ isLocked }) => !isLocked);
  return open.find(({ id }) => id === chosenId) ?? open.find(({ isDefault }) => isDefault) ?? usual;
}

export function priceText(points: number): string {
  if (points === 0) return 'Free';
  return points === 1 ? '1 point' : `${points} points`;
}
