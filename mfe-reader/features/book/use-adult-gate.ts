import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { ownQuery, useHost, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { storyQuery } from '../stories/stories.queries.ts';

/**
 * Opens the shell's warning once by itself. The story was drawn for anybody: for a visitor who has confirmed,
 * now or long ago, it is read anew. `opening`: that is on its way.
 */
export function useAdultGate(storyId: string): { opening: boolean } {
  const host = useHost();
  const queries = useQueryClient();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, userSettingInfo, {}));
  const status = data?.adultContentStatus;
  const asked = useRef(false);
  useEffect(() => {
    if (status === 'DISABLED') {
      void queries.invalidateQueries({ queryKey: storyQuery(host, storyId).queryKey });
    }
    if (status !== 'ENABLED' || asked.current) return;
    asked.current = true;
    void host.dialogs.open('adult-warning');
  }, [status, host, queries, storyId]);
  return { opening: status === 'DISABLED' };
}
