import { limits } from '@storyloom/contract/limits';

/** How much of the limit may be used before the reader is told what is left. */
const quietUntil = 0.85;

/** What is left to write, once it matters; negative when too much was written. */
export function lettersLeft(draft: string): number | null {
  const left = limits.message - draft.trim().length;
  return left > limits.message * (1 - quietUntil) ? null : left;
}

/** What is left, or too much, in words. */
export function leftText(left: number): string {
  return left < 0 ? `${(-left).toLocaleString('en')} too many` : `${left} left`;
}

export function canSend(draft: string): boolean {
  const { length } = draft.trim();
  return length > 0 && length <= limits.message;
}

interface Key {
  key: string;
  shiftKey: boolean;
  keyCode: number;
  isComposing: boolean;
}

/**
 * Enter sends; with Shift it starts a line. On a touch keyboard Enter starts a line and the button sends.
 * While an input method is composing Enter only picks the word (229 is how Safari says so).
 */
export function sendsBy(key: Key, touch: boolean): boolean {
  return key.key === 'Enter' && !key.shiftKey && !touch && !key.isComposing && key.keyCode !== 229;
}

export function priceText(points: number): string {
  if (points === 0) return 'Free';
  return points === 1 ? '1 point' : `${points} points`;
}
