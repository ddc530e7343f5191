import { draftVersions } from '@storyloom/contract/stories/endpoints/draft-versions';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { versionsQuery } from './versions.queries.ts';

/** The versions of a draft. They are loaded again after a publication, which adds one. */
export function useVersions(id: string) {
  const host = useHost();
  const { userId } = useSession();
  useInvalidateOn([storyPublished], [draftVersions]);
  return useQuery({ ...versionsQuery(host, userId, id), enabled: id !== '' });
}
