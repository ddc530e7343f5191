import { BookMarked, Pin, SlidersHorizontal, Users, Waypoints } from 'lucide-react';
import type { ComponentType } from 'react';
import { memoryTab } from '../pins/memory-tab.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import type { DrawerPanelProps, DrawerTab } from './drawer.tab.ts';
import { panelWaiting } from './panel-waiting.tsx';

function panel(load: () => Promise<{ default: ComponentType<DrawerPanelProps> }>) {
  return lazyPart(load, { waiting: panelWaiting });
}

/** What stands in the drawer beside a story, in order: a tab is one entry here and a panel of its own. */
export const drawerTabs: readonly DrawerTab[] = [
  {
    id: 'saves',
    label: 'Saves',
    icon: BookMarked,
    Panel: panel(() => import('../saves/SavesPanel.tsx')),
  },
  {
    id: 'map',
    label: 'Map',
    icon: Waypoints,
    Panel: panel(() => import('../branches/MapPanel.tsx')),
  },
  {
    id: memoryTab,
    label: 'Memory',
    icon: Pin,
    Panel: panel(() => import('../pins/MemoryPanel.tsx')),
  },
  {
    id: 'characters',
    label: 'Characters',
    icon: Users,
    Panel: panel(() => import('../characters/CharactersPanel.tsx')),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    Panel: panel(() => import('../reading/ReadingSettings.tsx')),
  },
];
