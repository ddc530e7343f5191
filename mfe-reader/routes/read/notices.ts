import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { ComponentType } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import { lazyPart } from '../../features/lazy/lazy-part.tsx';

interface NoticeProps {
  chat: Chat;
  story: StoryDetail;
}

interface Notice {
  id: string;
  Row: ComponentType<NoticeProps>;
}

/** Notices between the transcript and the composer, in order. One that cannot be loaded is left out. */
export const notices: readonly Notice[] = [
  {
    id: 'news',
    Row: lazyPart<NoticeProps>(() => import('../../features/news/NewsRow.tsx'), {
      dismiss: () => {},
      quiet: true,
    }),
  },
];
