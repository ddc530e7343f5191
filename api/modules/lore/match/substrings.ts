import { isUnspaced } from './folding.ts';

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const JOINER = '\u200d';

/** Finds keys that are not whole words: unspaced scripts, emoji and symbols. */
export function createSubstringIndex<Owner>() {
  const byFirst = new Map<string, { key: string; owner: Owner }[]>();

  return {
    /** `key` is folded. */
    add(key: string, owner: Owner): void {
      const first = key.charAt(0);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { key, owner }]);
    },

    isEmpty: () => byFirst.size === 0,

    find(text: string, found: (owner: Owner) => void): void {
      for (let at = 0; at < text.length; at++) {
        for (const { key, owner } of byFirst.get(text.charAt(at)) ?? []) {
          if (text.startsWith(key, at) && isSeparate(text, at, key.length)) found(owner);
        }
      }
    },
  };
}

/** False within a longer word of a spaced script or within an emoji sequence. */
function isSeparate(text: string, at: number, length: number): boolean {
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
