import { useNavigate } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import type { MenuItem } from '@storyloom/ui/overlays/Menu';
import { ChevronLeft } from 'lucide-react';
import { MenuButton } from '../lazy/MenuButton.tsx';
import { useDrawer } from './drawer.context.ts';
import type { DrawerTab } from './drawer.tab.ts';
import styles from './ReadingHeader.module.css';
import { useHiddenBar } from './use-hidden-bar.ts';

interface ReadingHeaderProps {
  title: string;
  tabs: readonly DrawerTab[];
  /** Below the tabs in the menu. */
  items: readonly MenuItem[];
}

/** The header of a story on phones, in place of the site's: the way back, the title, and all tools in one menu. */
export function ReadingHeader({ title, tabs, items }: ReadingHeaderProps) {
  const open = useDrawer();
  const navigate = useNavigate();
  useHiddenBar();
  const tools = tabs.map(({ id, label, icon: Icon }) => ({
    id,
    label,
    icon: <Icon />,
    onSelect: () => open?.(id),
  }));
  return (
    <div className={styles.header} data-page-header="">
      <IconButton
        label="Back"
        icon={<ChevronLeft />}
        // The first page of a visit has nothing before it.
        onClick={() => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'))}
      />
      {/* The heading of the page is that of the story’s details. */}
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <MenuButton label="Story menu" items={[...tools, ...items]} />
    </div>
  );
}
