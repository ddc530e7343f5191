import type { TurnContext } from '../../features/chat/turn-context.ts';
import { useDrawer } from '../../features/drawer/drawer.context.ts';
import PinDialog from '../../features/pins/PinDialog.tsx';
import { memoryTabId } from './drawer-tabs.ts';

export default function PinTurnDialog(props: { turn: TurnContext; onClose: () => void }) {
  const openDrawer = useDrawer();
  return <PinDialog {...props} onShowAll={() => openDrawer?.(memoryTabId)} />;
}
