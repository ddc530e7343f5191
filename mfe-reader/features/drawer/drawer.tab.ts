import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Chat } from '../chat/chat.ts';

export interface DrawerPanelProps {
  story: StoryDetail;
  chat: Chat;
  /** Closes the drawer, to show the result on the page. */
  close: () => void;
}

export interface DrawerTab {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Loaded when the tab is first shown. */
  Panel: ComponentType<DrawerPanelProps>;
}
