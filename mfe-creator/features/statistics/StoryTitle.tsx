import { viewDetail } from '@storyloom/contract/endpoints/stories/view-detail';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The title of a story whose numbers are shown. */
export function StoryTitle({ storyId }: { storyId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, viewDetail, { id: storyId }));
  return data?.title ?? 'Statistics of a story';
}
