import { Link, useHost, useSuspenseQuery } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { ArrowLeft } from 'lucide-react';
import { Followers } from '../../features/follow/Followers.tsx';
import styles from '../profile.module.css';
import { profileQuery } from './profile.queries.ts';

/** The followers of a user, below a line that leads back to the profile. */
export function FollowersPage({ userId }: { userId: string }) {
  const { data: user } = useSuspenseQuery(profileQuery(useHost(), userId));
  return (
    <main className={styles.page}>
      <title>{`Followers of ${user.name} - Storyloom`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.person}>
        <Link to={`/user/profile/${userId}`}>
          <ArrowLeft aria-hidden="true" />
          <Avatar name={user.name} src={user.avatarUrl} size={32} decorative />
          <span>{user.name}</span>
        </Link>
      </h1>
      <section className={styles.list} aria-labelledby="profile-list">
        <h2 id="profile-list">Followers</h2>
        <Followers authorId={userId} />
      </section>
    </main>
  );
}
