import { useDrawer } from '../../features/drawer/drawer.context.ts';
import { PinnedMark } from '../../features/pins/PinnedMark.tsx';
import { memoryTabId } from './drawer-tabs.ts';

export function PinnedTurnMark() {
  const openDrawer = useDrawer();
  return <PinnedMark onOpen={() => openDrawer?.(memoryTabId)} />;
}
