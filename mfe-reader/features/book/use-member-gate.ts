import { member } from '@storyloom/contract/points/endpoints/member';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { detail as shareDetail } from '@storyloom/contract/shares/endpoints/detail';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { ownQuery, useHost, useInvalidateOn, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { useEffect } from 'react';

/** Endpoints whose response changes once the visitor is a member. */
const gatedEndpoints = [viewDetail.path, shareDetail.path];

/** Loads the story again once the visitor is a member: by a purchase, or by a login on this page. */
export function useMemberGate(): { isOpening: boolean } {
  const host = useHost();
  const queries = useQueryClient();
  const { userId } = useSession();
  useInvalidateOn([memberChanged], [member]);
  const { data } = useQuery(ownQuery(host, userId, member, {}));
  const isMember = data?.plan != null;
  useEffect(() => {
    if (!isMember) return;
    for (const path of gatedEndpoints) void queries.invalidateQueries({ queryKey: [path] });
  }, [isMember, queries]);
  return { isOpening: isMember };
}
