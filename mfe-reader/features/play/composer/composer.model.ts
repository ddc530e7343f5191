import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters, hasVisibleText } from '@storyloom/contract/core/characters';
import { charactersOver } from '../../text/characters-over.ts';

/** Share of the limit that may be used before the remaining characters are shown. */
const quietShare = 0.85;

/** Characters left; negative above the limit; null while far from it. */
export function charactersLeft(draft: string): number | null {
  const left = chatLimits.message - countCharacters(draft.trim());
  return left > chatLimits.message * (1 - quietShare) ? null : left;
}

export function remainingText(left: number): string {
  return left >= 0 ? `${left} left` : charactersOver(-left);
}

export function canSend(draft: string): boolean {
  return hasVisibleText(draft) && countCharacters(draft.trim()) <= chatLimits.message;
}
