import styles from './BottomBar.module.css';
import { type RenderLink, renderAnchor } from './Link.tsx';
import { NavContent, type NavItem } from './NavContent.tsx';

export interface BottomBarProps {
  items: readonly NavItem[];
  label?: string;
  renderLink?: RenderLink;
}

/** Navigation on phones; hidden where the rail is shown. */
export function BottomBar({ items, label = 'Main', renderLink = renderAnchor }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
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
    </nav>
  );
}
