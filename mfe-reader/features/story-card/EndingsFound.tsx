import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** “2 of 6 endings”; nothing for a story that the visitor has not begun. One request serves all stories of a page. */
export function EndingsFound({ storyId, lead = '' }: { storyId: string; lead?: string }) {
  const { userId } = useSession();
  const { data } = useQuery({ ...ownQuery(useHost(), userId, foundEndings, {}), refetchOnMount: 'always' });
  const story = data?.stories.find((each) => each.storyId === storyId);
  if (!story) return null;
  return <span>{`${lead}${story.found} of ${story.total} endings`}</span>;
}
