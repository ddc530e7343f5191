import { Link } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import styles from './StudioNav.module.css';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

const pages = [
  { href: '/build', label: 'Works' },
  { href: '/build/statistics', label: 'Statistics' },
  { href: '/build/earnings', label: 'Earnings' },
];

/** Links to an author's pages besides the editor. `current` is the page or its parent page. */
export function StudioNav({ current }: { current: string }) {
  return (
    <nav aria-label="Studio" className={styles.nav}>
      {pages.map(({ href, label }) => (
        <Chip key={href} href={href} selected={href === current} renderLink={renderLink}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
