import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const savesQuery = (host: Host, userId: string | null, storyId: string) =>
  ownQuery(host, userId, listSaves, { storyId });

/** The visitor's saves of a story, reloaded on each mount: every reply moves one. */
export function useSaves(storyId: string) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...savesQuery(host, userId, storyId), refetchOnMount: 'always' });
}
