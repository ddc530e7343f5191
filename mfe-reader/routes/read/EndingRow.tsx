import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { Chat } from '../../features/chat/chat.ts';
import { EndingNotice } from '../../features/endings/EndingNotice.tsx';
import { lazyDialog } from '../../features/lazy/lazy-dialog.tsx';

const ShareDialog = lazyDialog(() => import('../../features/share/ShareDialog.tsx'));

/** The card of an ending, which can be shared. */
export const EndingRow = (props: { chat: Chat; story: StoryDetail }) => (
  <EndingNotice {...props} ShareDialog={ShareDialog} />
);
