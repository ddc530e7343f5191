import type { Message } from '@storyloom/contract/chat/entities/message';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { Chat } from './chat.ts';

/** A message in a transcript, with what an action on it needs. */
export interface TurnContext {
  message: Message;
  story: StoryDetail;
  chat: Chat;
  /** True if the message is the head of the save. */
  isLast: boolean;
}
