import { works } from '@storyloom/contract/stories/endpoints/works';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { isBusinessError } from '@storyloom/http/errors';
import { notFound, setOrigin, useInvalidateOn, useParams, useSession } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { loadFollow } from '../features/follow/follow.queries.ts';
import { tabOf } from '../features/profile-tabs/tabs.ts';
import { worksQuery } from '../features/works/works.queries.ts';
import { AuthorProfile } from './profile/AuthorProfile.tsx';
import { FollowersPage } from './profile/FollowersPage.tsx';
import { OwnProfile } from './profile/OwnProfile.tsx';
import { profileQuery, statsQuery } from './profile/profile.queries.ts';

/** Loads the public part of a profile. The browser loads the visitor's own lists. */
export const loader: PageLoader = async ({ host, params, url }) => {
  const { userId } = params;
  setOrigin(host, url);
  if (userId === undefined) return;
  const { queryClient } = host;
  try {
    await Promise.all([
      queryClient.ensureQueryData(profileQuery(host, userId)),
      queryClient.ensureQueryData(statsQuery(host, userId)),
      queryClient.ensureInfiniteQueryData(worksQuery(host, userId)),
      loadFollow(host, userId),
    ]);
  } catch (error) {
    throw isBusinessError(error, 'user.not_found') ? notFound(url.pathname) : error;
  }
};

/** A user's profile. `/user/profile` is the visitor's own, which also has a URL with their id. */
export default function Profile() {
  const { userId, tab } = useParams();
  const session = useSession();
  useInvalidateOn([workChanged, storyPublished, storyChanged, storyDeleted], [works]);
  if (userId !== undefined && tab === 'followers') return <FollowersPage userId={userId} />;
  if (userId === undefined || userId === session.userId) return <OwnProfile tab={tabOf(tab, 'history')} />;
  return <AuthorProfile userId={userId} tab={tabOf(tab, 'works')} />;
}
