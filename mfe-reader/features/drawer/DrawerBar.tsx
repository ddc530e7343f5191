import styles from './DrawerBar.module.css';
import { useDrawer } from './drawer.context.ts';
import type { DrawerTab } from './drawer.tab.ts';

/** One button for each tab of the drawer. */
export function DrawerBar({ tabs }: { tabs: readonly DrawerTab[] }) {
  const open = useDrawer();
  return (
    <div className={styles.bar} role="toolbar" aria-label="Reading tools">
      {tabs.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => open?.(id)}
        >
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}
