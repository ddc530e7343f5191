import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { BookMarked, Pin, SlidersHorizontal, Users, Waypoints } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DrawerPanelProps, DrawerTab } from '../../features/drawer/drawer.tab.ts';
import { panelWaiting } from './panel-waiting.tsx';

function panel(load: () => Promise<{ default: ComponentType<DrawerPanelProps> }>) {
  return lazyPart(load, { waiting: panelWaiting });
}

export const memoryTabId = 'memory';

/** The tabs of the drawer beside a story, in order. */
export const drawerTabs: readonly DrawerTab[] = [
  {
    id: 'saves',
    label: 'Saves',
    icon: BookMarked,
    Panel: panel(() => import(/* webpackChunkName: "drawer" */ '../../features/saves/SavesPanel.tsx')),
  },
  {
    id: 'map',
    label: 'Map',
    icon: Waypoints,
    Panel: panel(() => import(/* webpackChunkName: "drawer" */ '../../features/branches/MapPanel.tsx')),
  },
  {
    id: memoryTabId,
    label: 'Memory',
    icon: Pin,
    Panel: panel(() => import(/* webpackChunkName: "drawer" */ '../../features/pins/MemoryPanel.tsx')),
  },
  {
    id: 'characters',
    label: 'Characters',
    icon: Users,
    Panel: panel(() => import(/* webpackChunkName: "drawer" */ '../../features/book/CharactersPanel.tsx')),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    Panel: panel(() => import(/* webpackChunkName: "drawer" */ '../../features/reading/ReadingSettings.tsx')),
  },
];
