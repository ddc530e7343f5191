import { BookMarked, Pin, SlidersHorizontal, Users, Waypoints } from 'lucide-react';
import { lazy } from 'react';
import { memoryTab } from '../pins/memory-tab.ts';
import type { DrawerTab } from './drawer.tab.ts';

/** What stands in the drawer beside a story, in order: a tab is one entry here and a panel of its own. */
export const drawerTabs: readonly DrawerTab[] = [
  {
    id: 'saves',
    label: 'Saves',
    icon: BookMarked,
    Panel: lazy(() => import('../saves/SavesPanel.tsx')),
  },
  {
    id: 'map',
    label: 'Map',
    icon: Waypoints,
    Panel: lazy(() => import('../branches/MapPanel.tsx')),
  },
  {
    id: memoryTab,
    label: 'Memory',
    icon: Pin,
    Panel: lazy(() => import('../pins/MemoryPanel.tsx')),
  },
  {
    id: 'characters',
    label: 'Characters',
    icon: Users,
    Panel: lazy(() => import('../characters/CharactersPanel.tsx')),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    Panel: lazy(() => import('../reading/ReadingSettings.tsx')),
  },
];
