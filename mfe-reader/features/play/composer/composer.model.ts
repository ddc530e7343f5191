import { limits } from '@storyloom/contract/limits';

/** Share of the limit that may be used before the remaining characters are shown. */
const quietShare = 0.85;

/** Characters left; negative above the limit; null while far from it. */
export function charactersLeft(draft: string): number | null {
  const left = limits.message - draft.trim().length;
  return left > limits.message * (1 - quietShare) ? null : left;
}

export function remainingText(left: number): string {
  if (left >= 0) return `${left} left`;
  return left === -1 ? '1 character over' : `${(-left).toLocaleString('en')} characters over`;
}

export function canSend(draft: string): boolean {
  const { length } = draft.trim();
  return length > 0 && length <= limits.message;
}
