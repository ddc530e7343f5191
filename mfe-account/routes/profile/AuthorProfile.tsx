import { useHost, useSession, useSuspenseQuery } from '@storyloom/mfe';
import { CardSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { AgreementLinks } from '../../features/agreements/AgreementLinks.tsx';
import { FollowAuthor } from '../../features/follow/FollowAuthor.tsx';
import { ProfileHeader } from '../../features/profile/ProfileHeader.tsx';
import { PrivateList } from '../../features/profile-tabs/PrivateList.tsx';
import type { ProfileTab } from '../../features/profile-tabs/tabs.ts';
import { ReportProfile } from '../../features/report/ReportProfile.tsx';
import { authorStats, StatTiles } from '../../features/stats/StatTiles.tsx';
import { AuthorBand } from '../../features/works/AuthorBand.tsx';
import { WorkList } from '../../features/works/WorkList.tsx';
import styles from '../profile.module.css';
import { ProfileMeta } from './ProfileMeta.tsx';
import { profileQuery, statsQuery } from './profile.queries.ts';

interface AuthorProfileProps {
  userId: string;
  tab: ProfileTab;
}

/** The profile of another user, or any profile while the visitor is not known yet. */
export function AuthorProfile({ userId, tab }: AuthorProfileProps) {
  const host = useHost();
  const { status } = useSession();
  const { data: user } = useSuspenseQuery(profileQuery(host, userId));
  const { data: written } = useSuspenseQuery(statsQuery(host, userId));
  const worksHref = `/user/profile/${userId}`;
  return (
    <main className={styles.page}>
      <title>{`${user.name} - Storyloom`}</title>
      <meta name="description" content={user.introduction || `Stories by ${user.name} on Storyloom.`} />
      {tab === 'works' ? (
        <ProfileMeta user={user} path={worksHref} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <AuthorBand authorId={userId} />
      <ProfileHeader user={user} />
      <div className={styles.actions}>
        <FollowAuthor authorId={userId} name={user.name} />
        <ReportProfile userId={userId} />
      </div>
      <div className={styles.stats}>
        <StatTiles stats={authorStats(written)} />
      </div>
      {tab === 'works' ? (
        <section className={styles.list} aria-labelledby="profile-list">
          <h2 id="profile-list">Stories</h2>
          <WorkList authorId={userId} name={user.name} />
        </section>
      ) : status === 'none' ? (
        <CardSkeleton />
      ) : (
        <PrivateList name={user.name} worksHref={worksHref} />
      )}
      <footer className={styles.footer}>
        <AgreementLinks />
      </footer>
    </main>
  );
}
