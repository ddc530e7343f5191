import { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The tree of the current save, reloaded on each mount: every reply adds to it. */
export function useBranches(storyId: string) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({ ...ownQuery(host, userId, dialogTree, { storyId }), refetchOnMount: 'always' });
}
