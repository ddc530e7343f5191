import { Link, Slot, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CardSkeleton } from '@storyloom/ui/feedback/Skeleton';
import { Settings } from 'lucide-react';
import { AgreementLinks } from '../../features/agreements/AgreementLinks.tsx';
import { GetApp } from '../../features/apps/GetApp.tsx';
import { AvatarUpload } from '../../features/avatar/AvatarUpload.tsx';
import { OwnDecisions } from '../../features/decisions/OwnDecisions.tsx';
import { FollowedAuthors } from '../../features/follow/FollowedAuthors.tsx';
import { OwnFollowers } from '../../features/follow/OwnFollowers.tsx';
import { OwnHeader } from '../../features/profile/OwnHeader.tsx';
import { ProfileEditing } from '../../features/profile-editing/ProfileEditing.tsx';
import { ProfileTabs } from '../../features/profile-tabs/ProfileTabs.tsx';
import type { ProfileTab } from '../../features/profile-tabs/tabs.ts';
import { GuestNote } from '../../features/session/GuestNote.tsx';
import { LogOut } from '../../features/session/LogOut.tsx';
import { OwnStats } from '../../features/stats/OwnStats.tsx';
import { OwnBand } from '../../features/works/AuthorBand.tsx';
import { OwnWorkList } from '../../features/works/OwnWorkList.tsx';
import styles from '../profile.module.css';

const headings: Record<ProfileTab, string> = {
  works: 'Your stories',
  bookshelf: 'Stories you saved',
  saves: 'Your save slots',
  history: 'Stories you played',
  following: 'Authors you follow',
};

/** The visitor's own profile. Their reading lists are slots filled by mfe-reader. */
export function OwnProfile({ tab }: { tab: ProfileTab }) {
  const { userId } = useSession();
  return (
    <main className={styles.page}>
      <title>Profile - Storyloom</title>
      <meta name="robots" content="noindex" />
      <OwnBand />
      <OwnHeader
        avatarOf={({ name, avatarUrl }) => <AvatarUpload name={name} src={avatarUrl} />}
        facts={<OwnFollowers />}
      />
      <div className={styles.actions}>
        <ProfileEditing />
        <Button
          kind="quiet"
          icon={<Settings />}
          href="/user/settings"
          renderLink={({ href, ...props }) => <Link to={href} {...props} />}
        >
          Settings
        </Button>
        <LogOut />
      </div>
      <div className={styles.stats}>
        <OwnStats />
      </div>
      <GuestNote />
      <OwnDecisions />
      <ProfileTabs userId={userId} current={tab} />
      <section className={styles.list} aria-labelledby="profile-list">
        {/* The navigation names the other lists. */}
        <h2 id="profile-list" className="visually-hidden">
          {headings[tab]}
        </h2>
        {tab === 'works' ? (
          <OwnWorkList />
        ) : tab === 'following' ? (
          <FollowedAuthors />
        ) : (
          <Slot key={tab} name={`profile-${tab}`} fallback={<CardSkeleton />} />
        )}
      </section>
      <footer className={styles.footer}>
        <AgreementLinks />
        <GetApp />
      </footer>
    </main>
  );
}
