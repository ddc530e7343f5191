import type { Message } from '@storyloom/contract/entities/message';
import { points } from '@storyloom/contract/limits';

/** Names the price before the press. */
export const pictureLabel = `Illustrate this scene · ${points.image} points`;

/** True for a generated reply with text that has no image yet. */
export function canPicture({ role, parentId, state, text, picture }: Message): boolean {
  const isWritten = role === 'assistant' && parentId !== null && state !== 'running';
  return isWritten && text.trim() !== '' && picture === undefined;
}
