import { models } from '@storyloom/contract/chat/endpoints/models';
import { account } from '@storyloom/contract/points/endpoints/account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { prices } from '@storyloom/contract/points/limits';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import { type ActiveModel, activeModel, defaultModel } from '../chat/ports/active-model.ts';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { isUnavailable } from './models.model.ts';

/** The models and their prices; which are locked depends on the visitor. */
export function useModels({ fresh = false } = {}) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...ownQuery(host, userId, models, {}), ...(fresh && { refetchOnMount: 'always' }) });
}

/** The model of the next reply. A choice that is no longer available is reset. */
export function useModel(storyId: string): ActiveModel {
  const { userId } = useSession();
  const { data } = useModels();
  useInvalidateOn([memberChanged], [models]);
  const chosenId = useSyncExternalStore(
    modelChoice.subscribe,
    () => modelChoice.read(userId, storyId),
    () => null,
  );
  const unavailable = data !== undefined && isUnavailable(data, chosenId);
  useEffect(() => {
    if (unavailable) modelChoice.write(userId, storyId, null);
  }, [unavailable, userId, storyId]);
  return data ? activeModel(data, chosenId) : defaultModel;
}

/**
 * Loads the models again after each reply, while their prices depend on the replies or on the balance. A page calls it
 * once, because each call is a request.
 */
export function useFreshPrices(): void {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useModels();
  // The built-in storyteller is free for a reader without points.
  const { data: points } = useQuery(ownQuery(host, userId, account, {}));
  const isOut = points !== undefined && points.totalIntegral < prices.reply;
  const isCounted =
    data?.some(
      ({ freeRepliesLeft, isOffline, price }) =>
        freeRepliesLeft !== null || (isOffline && (isOut || price === 0)),
    ) ?? false;
  const { bus, queryClient } = host;
  useEffect(() => {
    if (!isCounted) return;
    const reload = () => void queryClient.invalidateQueries({ queryKey: [models.path] });
    // The change that took the last point came before.
    if (isOut) reload();
    return bus.on(pointsChanged, reload);
  }, [isCounted, isOut, bus, queryClient]);
}
