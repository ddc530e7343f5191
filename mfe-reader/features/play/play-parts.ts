import type { Message } from '@storyloom/contract/entities/message';
import type { ComponentType } from 'react';
import type { Chat } from '../chat/chat.ts';
import type { TurnAction } from './turn-actions/turn-action.ts';

/** What other features add to each turn, handed in by the route. */
export interface PlayParts {
  /** What can be done with a turn, in the order of the row and the menu. */
  actions: readonly TurnAction[];
  /** The image below a reply. */
  Illustration: ComponentType<{ message: Message; chat: Chat }>;
}
