import { isUnspaced } from './folding.ts';

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;
const JOINER = '\u200d';

/** Finds keys that are no plain words: of scripts without spaces, emoji, signs. */
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
          if (text.startsWith(key, at) && standsAlone(text, at, key.length)) found(owner);
        }
      }
    },
  };
}

/** A key is no part of a longer word of a spaced script, and no part of an emoji made of several. */
function standsAlone(text: string, at: number, length: number): boolean {
  const [before, first] = [lastOf(text.slice(Math.max(0, at - 2), at)), firstOf(text.slice(at, at + 2))];
  const end = at + length;
  const [last, after] = [lastOf(text.slice(end - 2, end)), firstOf(text.slice(end, end + 2))];
  return !belong(before, first) && !belong(last, after);
}

function belong(one: string, next: string): boolean {
  if (one === JOINER || next === JOINER) return true;
  return [one, next].every((sign) => letterOrDigit.test(sign) && !isUnspaced(sign));
}

const firstOf = (text: string): string => [...text][0] ?? '';
const lastOf = (text: string): string => [...text].at(-1) ?? '';
