import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from './Link.tsx';
import { NavContent, type NavItem } from './NavContent.tsx';
import styles from './Rail.module.css';

export interface RailProps {
  items: readonly NavItem[];
  label?: string;
  /** The logo, at the top. */
  top?: ReactNode;
  bottom?: ReactNode;
  renderLink?: RenderLink;
}

/** Navigation on wide screens; hidden on phones. */
export function Rail({ items, label = 'Main', top, bottom, renderLink = renderAnchor }: RailProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {top ? <div className={styles.top}>{top}</div> : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            {renderLink({
              href: item.href,
              className: styles.link,
              'aria-current': item.current ? 'page' : undefined,
              children: <NavContent item={item} />,
            })}
          </li>
        ))}
      </ul>
      {bottom ? <div className={styles.bottom}>{bottom}</div> : null}
    </nav>
  );
}
