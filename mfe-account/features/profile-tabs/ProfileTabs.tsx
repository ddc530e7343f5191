import { Link } from '@storyloom/mfe';
import styles from './ProfileTabs.module.css';
import { type ProfileTab, profileTabs } from './tabs.ts';

const labels: Record<ProfileTab, string> = {
  history: 'Playing',
  bookshelf: 'Saved',
  saves: 'Save slots',
  works: 'Works',
  following: 'Following',
};

interface ProfileTabsProps {
  userId: string | null;
  current: ProfileTab;
}

/** The lists of the visitor's own profile, each with its own URL, which needs the visitor's id. */
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
