import { diffChars, diffWordsWithSpace } from 'diff';

export interface TextPart {
  kind: 'same' | 'new' | 'gone';
  text: string;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Merges two texts into one diff: by words, or by characters in scripts without spaces. */
export function diffTexts(before: string, after: string): TextPart[] {
  const diff = unspaced.test(before + after) ? diffChars : diffWordsWithSpace;
  return diff(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }));
}
