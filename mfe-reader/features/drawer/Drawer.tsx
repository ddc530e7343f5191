import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useHost } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Sheet } from '@storyloom/ui/overlays/Sheet';
import { chatOf } from '../chat/chats.ts';
import styles from './Drawer.module.css';
import type { DrawerTab } from './drawer.tab.ts';

export interface DrawerProps {
  story: StoryDetail;
  tabs: readonly DrawerTab[];
  open: boolean;
  tabId: string;
  onTab: (tabId: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** The drawer beside a story: one tab for each tool. */
export default function Drawer({ story, tabs, open, tabId, onTab, onClose, onClosed }: DrawerProps) {
  const chat = chatOf(useHost(), story.id);
  return (
    <Sheet beside open={open} onClose={onClose} onClosed={onClosed} title={story.title}>
      <div className={styles.tabs}>
        <Tabs
          label="Reading tools"
          value={tabId}
          onChange={onTab}
          panelClassName={styles.panel}
          items={tabs.map(({ id, label, Panel }) => ({
            value: id,
            label,
            content: <Panel story={story} chat={chat} close={onClose} />,
          }))}
        />
      </div>
    </Sheet>
  );
}
