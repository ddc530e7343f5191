import { models } from '@storyloom/contract/endpoints/chat/models';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { type InUse, inUse, isVoid, usual } from './models.model.ts';

/** The models a reader may pick: what they cost, and which are locked, depends on who asks. */
export function useModels({ fresh = false } = {}) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...ownQuery(host, userId, models, {}), ...(fresh && { refetchOnMount: 'always' }) });
}

/** What the next reply of a story is asked of. A choice that cannot be had any more is forgotten. */
export function useModel(storyId: string): InUse {
  const { data } = useModels();
  const chosenId = useSyncExternalStore(
    modelChoice.subscribe,
    () => modelChoice.read(storyId),
    () => null,
  );
  const gone = data !== undefined && isVoid(data, chosenId);
  useEffect(() => {
    if (gone) modelChoice.write(storyId, null);
  }, [gone, storyId]);
  return data ? inUse(data, chosenId) : usual;
}
