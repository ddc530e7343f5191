import { isUnspaced } from './folding.ts';

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const JOINER = '\u200d';

/** False within a longer word of a spaced script or within an emoji sequence. */
export function isSeparate(text: string, at: number, length: number): boolean {
  const [before, first] = [lastChar(text.slice(Math.max(0, at - 2), at)), firstChar(text.slice(at, at + 2))];
  const end = at + length;
  const [last, after] = [lastChar(text.slice(end - 2, end)), firstChar(text.slice(end, end + 2))];
  return !isJoined(before, first) && !isJoined(last, after);
}

function isJoined(one: string, next: string): boolean {
  if (one === JOINER || next === JOINER) return true;
  return [one, next].every((char) => letterOrDigit.test(char) && !isUnspaced(char));
}

const firstChar = (text: string): string => [...text][0] ?? '';
const lastChar = (text: string): string => [...text].at(-1) ?? '';
