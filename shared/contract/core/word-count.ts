const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type Kind = 'cjk' | 'letter' | 'mark' | 'other';

/** A text has few different characters, and a world book is counted on each key that is typed. */
const kinds = new Map<string, Kind>();
const maxKinds = 10_000;

function kindOf(character: string): Kind {
  const known = kinds.get(character);
  if (known) return known;
  const kind = findKind(character);
  if (kinds.size < maxKinds) kinds.set(character, kind);
  return kind;
}

function findKind(character: string): Kind {
  if (/\p{M}/u.test(character)) return 'mark';
  if (cjk.test(character)) return 'cjk';
  return /\p{L}/u.test(character) ? 'letter' : 'other';
}

/** Counts words: each CJK character is one word, and so is each other sequence of letters. */
export function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (const character of text) {
    const kind = kindOf(character);
    if (kind === 'mark') continue;
    if (kind === 'cjk' || (kind === 'letter' && !isInWord)) count += 1;
    isInWord = kind === 'letter';
  }
  return count;
}

/**
 * The length of a text in words that compares across scripts: two CJK characters weigh as much as one word of other
 * scripts. For limits of our own; the specification's limits use `countWords`.
 */
export function weighWords(text: string): number {
  let count = 0;
  for (const character of text) if (kindOf(character) === 'cjk') count += 1;
  return countWords(text) - Math.floor(count / 2);
}
