import { Link } from '@storyloom/mfe';
import styles from './ProfileTabs.module.css';
import { type ProfileTab, profileTabs } from './tabs.ts';

const labels: Record<ProfileTab, string> = {
  works: 'Works',
  bookshelf: 'Bookshelf',
  saves: 'Saves',
  history: 'History',
  following: 'Following',
};

interface ProfileTabsProps {
  userId: string | null;
  current: ProfileTab;
}

/** The lists of the visitor's own profile, each at an address of its own, which is known with the visitor. */
export function ProfileTabs({ userId, current }: ProfileTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Your lists" data-waiting={userId === null || undefined}>
      {profileTabs.map((tab) => {
        const marked = {
          className: styles.tab ?? '',
          'aria-current': tab === current ? 'page' : undefined,
        } as const;
        return userId === null ? (
          <span key={tab} {...marked}>
            {labels[tab]}
          </span>
        ) : (
          <Link key={tab} to={`/user/profile/${userId}/${tab}`} preventScrollReset {...marked}>
            {labels[tab]}
          </Link>
        );
      })}
    </nav>
  );
}
