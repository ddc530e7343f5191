import { Link } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AdminFrame.module.css';
import { type AdminSection, adminSections } from './sections.ts';

interface AdminFrameProps {
  /** The administrator's name. */
  name: string;
  logOut: ReactNode;
  section: AdminSection;
  children: ReactNode;
}

/** Header and navigation of the administration. */
export function AdminFrame({ name, logOut, section, children }: AdminFrameProps) {
  const links = useRef<Partial<Record<string, HTMLAnchorElement | null>>>({});
  // On a phone the navigation is wider than the page.
  useEffect(() => {
    links.current[section]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [section]);

  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" aria-label="Storyloom, home" className={styles.home}>
          <Wordmark />
        </Link>
        <p className={styles.name}>{name}</p>
        {logOut}
        <nav aria-label="Administration" className={styles.nav}>
          {Object.entries(adminSections).map(([id, label]) => (
            <Link
              key={id}
              ref={(link) => {
                links.current[id] = link;
              }}
              to={`/admin/${id}`}
              className={cx(styles.link, id === section && styles.current)}
              aria-current={id === section ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
