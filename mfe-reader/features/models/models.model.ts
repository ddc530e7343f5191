import type { Model } from '@storyloom/contract/entities/model';
import { prices } from '@storyloom/contract/limits/points';

/** The model that generates the next reply. */
export interface ActiveModel {
  id: string | null;
  name: string | null;
  price: number;
}

/** Shown until the list of models is loaded. */
export const defaultModel: ActiveModel = { id: null, name: null, price: prices.reply };

/** True if the chosen model was removed or is locked. */
export function isUnavailable(models: readonly Model[], chosenId: string | null): boolean {
  return chosenId !== null && !models.some(({ id, isLocked }) => id === chosenId && !isLocked);
}

/** The chosen model if it is available, otherwise the default one. */
export function activeModel(models: readonly Model[], chosenId: string | null): ActiveModel {
  const open = models.filter(({ isLocked }) => !isLocked);
  return open.find(({ id }) => id === chosenId) ?? open.find(({ isDefault }) => isDefault) ?? defaultModel;
}

export function priceText(points: number): string {
  if (points === 0) return 'Free';
  return points === 1 ? '1 point' : `${points} points`;
}
