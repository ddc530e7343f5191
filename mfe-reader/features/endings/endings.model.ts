import type { Message } from '@storyloom/contract/chat/entities/message';

/** The last reply above the end that offered more than one option: from there the story could have gone another way. */
export function lastFork(messages: readonly Message[]): Message | undefined {
  return messages.slice(0, -1).findLast(({ role, options }) => role === 'assistant' && options.length > 1);
}

/** “Ending 2 of 4”; the endings of an earlier version of the story may be more than it has now. */
export const countText = (found: number, total: number): string =>
  found >= total ? 'You have found every ending.' : `You have found ${found} of ${total} endings.`;
