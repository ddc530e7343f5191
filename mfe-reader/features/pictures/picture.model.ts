import type { Message } from '@storyloom/contract/entities/message';
import { points } from '@storyloom/contract/limits';

/** What the button says: the price is known before it is pressed. */
export const pictureLabel = `Picture this scene · ${points.image} points`;

/** Whether there is a scene that has no picture yet. The opening scene is its author's. */
export function canPicture({ role, parentId, state, text, picture }: Message): boolean {
  const isWritten = role === 'assistant' && parentId !== null && state !== 'running';
  return isWritten && text.trim() !== '' && picture === undefined;
}
