import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Reads the decisions about the visitor's content. The bell no longer counts those that have been shown. */
export function useOwnDecisions() {
  const host = useHost();
  const query = useQuery(ownQuery(host, useSession().userId, ownCases, {}));
  const hasSome = query.data?.some(({ decisions }) => decisions.length > 0) ?? false;
  useEffect(() => {
    if (!hasSome) return;
    host
      .call(read, { storyIds: [] })
      .then(() => host.queryClient.invalidateQueries({ queryKey: [unread.path] }))
      // They are counted until they are shown again.
      .catch(() => {});
  }, [hasSome, host]);
  return query;
}
