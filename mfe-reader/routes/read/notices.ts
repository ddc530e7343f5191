import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import type { ComponentType } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import { closesWhenShown } from '../../features/lazy/lazy-dialog.tsx';

interface NoticeProps {
  chat: Chat;
  story: StoryDetail;
}

interface Notice {
  id: string;
  Row: ComponentType<NoticeProps>;
}

/** Notices below the options, in order. One that cannot be loaded is left out. */
export const notices: readonly Notice[] = [
  {
    id: 'news',
    Row: lazyPart<NoticeProps>(
      () => import(/* webpackChunkName: "turn" */ '../../features/news/NewsRow.tsx'),
      {
        failed: closesWhenShown(() => {}, { quiet: true }),
      },
    ),
  },
];
