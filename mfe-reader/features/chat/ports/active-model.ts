import { models } from '@storyloom/contract/chat/endpoints/models';
import type { Model } from '@storyloom/contract/chat/entities/model';
import { prices } from '@storyloom/contract/points/limits';
import { ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { modelChoice } from './model-choice.ts';

/** The model that generates the next reply. */
export interface ActiveModel extends Pick<Model, 'price' | 'freeRepliesLeft' | 'isOffline'> {
  id: string | null;
  name: string | null;
}

/** Shown until the list of models is loaded. */
export const defaultModel: ActiveModel = {
  id: null,
  name: null,
  price: prices.reply,
  freeRepliesLeft: null,
  isOffline: false,
};

/** The chosen model if it is available, otherwise the default one. */
export function activeModel(models: readonly Model[], chosenId: string | null): ActiveModel {
  const open = models.filter(({ isLocked }) => !isLocked);
  return open.find(({ id }) => id === chosenId) ?? open.find(({ isDefault }) => isDefault) ?? defaultModel;
}

/** The price of the next reply as the page shows it, in points. */
export function readShownPrice(host: Host, storyId: string): number {
  const { userId } = host.session.getState();
  const { queryKey } = ownQuery(host, userId, models, {});
  const list = host.queryClient.getQueryData(queryKey) ?? [];
  return activeModel(list, modelChoice.read(userId, storyId)).price;
}
