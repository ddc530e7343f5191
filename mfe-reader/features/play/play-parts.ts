import type { Message } from '@storyloom/contract/chat/entities/message';
import type { ComponentType } from 'react';
import type { Chat } from '../chat/chat.ts';
import type { TurnAction } from './turn-actions/turn-action.ts';

/** Parts of other features that the route adds to each turn. */
export interface PlayParts {
  /** Actions on a turn, in the order of the row and the menu. */
  actions: readonly TurnAction[];
  /** The image below a reply. */
  Illustration: ComponentType<{ message: Message; chat: Chat }>;
}
