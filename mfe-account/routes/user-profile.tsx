import { stats } from '@storyloom/contract/endpoints/stories/stats';
import { profile } from '@storyloom/contract/endpoints/users/profile';
import { isBusinessError } from '@storyloom/http/errors';
import { endpointQuery, notFound, useHost, useParams, useSuspenseQuery } from '@storyloom/mfe';
import type { Host, PageLoader } from '@storyloom/mfe/host';
import { ProfileHeader } from '../features/profile/ProfileHeader.tsx';
import { ReportProfile } from '../features/report/ReportProfile.tsx';
import { StatTiles } from '../features/stats/StatTiles.tsx';
import { WorkList } from '../features/works/WorkList.tsx';
import { worksQuery } from '../features/works/works.queries.ts';
import styles from './user-profile.module.css';

const profileQuery = (host: Host, userId: string) => endpointQuery(host, profile, { userId });
const statsQuery = (host: Host, authorId: string) => endpointQuery(host, stats, { authorId });

export const loader: PageLoader = async ({ host, params, url }) => {
  const { userId = '' } = params;
  const { queryClient } = host;
  try {
    await Promise.all([
      queryClient.ensureQueryData(profileQuery(host, userId)),
      queryClient.ensureQueryData(statsQuery(host, userId)),
      queryClient.ensureInfiniteQueryData(worksQuery(host, userId)),
    ]);
  } catch (error) {
    throw isBusinessError(error, 'user.not_found') ? notFound(url.pathname) : error;
  }
};

export default function UserProfile() {
  const host = useHost();
  const { userId = '' } = useParams();
  const { data: user } = useSuspenseQuery(profileQuery(host, userId));
  const { data: authorStats } = useSuspenseQuery(statsQuery(host, userId));
  return (
    <main className={styles.page}>
      <title>{`${user.name} - Storyloom`}</title>
      <meta name="description" content={user.introduction || `Stories by ${user.name} on Storyloom.`} />
      <ProfileHeader user={user} />
      <ReportProfile userId={userId} />
      <div className={styles.stats}>
        <StatTiles stats={authorStats} />
      </div>
      <h2 className={styles.heading}>Stories</h2>
      <WorkList authorId={userId} name={user.name} />
    </main>
  );
}
