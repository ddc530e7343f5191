import { models } from '@storyloom/contract/endpoints/chat/models';
import { memberChanged } from '@storyloom/contract/events/member-changed';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { type ActiveModel, activeModel, defaultModel, isUnavailable } from './models.model.ts';

/** The models and their prices; which are locked depends on the visitor. */
export function useModels({ fresh = false } = {}) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...ownQuery(host, userId, models, {}), ...(fresh && { refetchOnMount: 'always' }) });
}

/** The model of the next reply. A choice that is no longer available is reset. */
export function useModel(storyId: string): ActiveModel {
  const { data } = useModels();
  useInvalidateOn([memberChanged], [models]);
  const { userId } = useSession();
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
