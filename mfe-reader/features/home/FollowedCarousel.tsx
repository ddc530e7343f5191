import { stories as storiesEndpoint } from '@storyloom/contract/follows/endpoints/stories';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { followedQuery, serverFollowedQuery } from './followed.queries.ts';
import { StoryCarousel } from './StoryCarousel.tsx';

/** The latest stories of the authors whom the visitor follows; nothing if there are none or they cannot be loaded. */
export function FollowedCarousel() {
  const host = useHost();
  const { userId } = useSession();
  useInvalidateOn([followChanged], [storiesEndpoint]);
  const serverKey = serverFollowedQuery(host).queryKey;
  const { data: stories = [] } = useQuery({
    ...followedQuery(host, userId),
    placeholderData: () => host.queryClient.getQueryData(serverKey),
  });
  return <StoryCarousel heading="From authors you follow" stories={stories} />;
}
