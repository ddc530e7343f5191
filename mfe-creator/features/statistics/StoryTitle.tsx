import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The title of the story whose statistics are shown. */
export function StoryTitle({ storyId }: { storyId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, viewDetail, { id: storyId }));
  return data?.title ?? 'Statistics of a story';
}
