import type { Message } from '@storyloom/contract/chat/entities/message';

/** The last reply above the end that offered more than one option: from there the story could have gone another way. */
export function lastFork(messages: readonly Message[]): Message | undefined {
  return messages.slice(0, -1).findLast(({ role, options }) => role === 'assistant' && options.length > 1);
}

/** “6 endings, 2 found” */
export const totalText = (found: number, total: number): string =>
  `${total === 1 ? '1 ending' : `${total} endings`}, ${found} found`;

/** “You have found 2 of 4 endings.”; empty in a preview, whose endings nobody collects. */
export function countText(found: number, total: number): string {
  if (found === 0) return '';
  return found >= total ? 'You have found every ending.' : `You have found ${found} of ${total} endings.`;
}
