import { ArrowDownUp, History, Play } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazySection } from '../../features/draft/lazy-section.tsx';

/** A tool beside the form, opened from the header. */
export interface StudioPanel {
  id: string;
  label: string;
  icon: ComponentType<{ 'aria-hidden': true }>;
  Panel: ComponentType<object>;
}

/** The tools in the order of their buttons. Each panel's code is loaded when it is opened. */
export const studioPanels: readonly StudioPanel[] = [
  {
    id: 'preview',
    label: 'Preview',
    icon: Play,
    Panel: lazySection(() => import('../../features/preview/PreviewPanel.tsx')),
  },
  {
    id: 'versions',
    label: 'Versions',
    icon: History,
    Panel: lazySection(() => import('../../features/versions/VersionsPanel.tsx')),
  },
  {
    id: 'files',
    label: 'Import and export',
    icon: ArrowDownUp,
    Panel: lazySection(() => import('../../features/cards/FilesPanel.tsx')),
  },
];
