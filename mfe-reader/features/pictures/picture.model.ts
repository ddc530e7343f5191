import type { Message } from '@storyloom/contract/chat/entities/message';
import { prices } from '@storyloom/contract/points/limits';

/** Label that names the price before the press. */
export const pictureLabel = `Illustrate this scene · ${prices.image} points`;

/** True for a generated reply with text that has no image yet. */
export function canPicture({ role, parentId, state, text, picture }: Message): boolean {
  const isWritten = role === 'assistant' && parentId !== null && state !== 'running';
  return isWritten && text.trim() !== '' && picture === undefined;
}
