import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import type { MenuItem } from '@storyloom/ui/overlays/Menu';
import {
  BookOpen,
  ChartColumn,
  Copy,
  Download,
  EyeOff,
  Globe,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import type { WorkAction } from './use-work-actions.ts';
import { readPath } from './works.model.ts';

interface WorkCommands {
  open: (path: string) => void;
  run: (action: WorkAction) => void;
  remove: () => void;
  copy: () => void;
  exportWork: () => void;
}

/** Commands for one work; a deleted work can only be restored. */
export function workMenuItems(
  work: WorkCard,
  { open, run, remove, copy, exportWork }: WorkCommands,
): MenuItem[] {
  const { id, status } = work;
  if (status === 'DELETED') {
    return [{ id: 'restore', label: 'Restore', icon: <RotateCcw />, onSelect: () => run('RESTORE') }];
  }
  const path = readPath(work);
  const view: MenuItem[] = path
    ? [{ id: 'view', label: 'View', icon: <BookOpen />, onSelect: () => open(path) }]
    : [];
  const visibility: MenuItem[] =
    status === 'PUBLISHED'
      ? [{ id: 'unlist', label: 'Unlist', icon: <EyeOff />, onSelect: () => run('UNLIST') }]
      : status === 'UNLISTED'
        ? [{ id: 'list', label: 'List again', icon: <Globe />, onSelect: () => run('LIST') }]
        : [];
  const statistics: MenuItem[] = path
    ? [
        {
          id: 'statistics',
          label: 'Statistics',
          icon: <ChartColumn />,
          onSelect: () => open(`/build/statistics/${id}`),
        },
      ]
    : [];
  return [
    { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: () => open(`/script/edit?id=${id}`) },
    ...view,
    ...visibility,
    ...statistics,
    { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onSelect: copy },
    { id: 'export', label: 'Export', icon: <Download />, onSelect: exportWork },
    { id: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: remove },
  ];
}
