const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

type Kind = 'cjk' | 'letter' | 'mark' | 'other';

/** A text has few different characters, and a world book is counted on each key that is typed. */
const kinds = new Map<string, Kind>();

function kindOf(character: string): Kind {
  const known = kinds.get(character);
  if (known) return known;
  const kind = findKind(character);
  kinds.set(character, kind);
  return kind;
}

function findKind(character: string): Kind {
  // Tone marks of Hangul are both.
  if (/\p{M}/u.test(character)) return 'mark';
  if (character.search(cjk) === 0) return 'cjk';
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
  return countWords(text) - Math.floor((text.match(cjk)?.length ?? 0) / 2);
}
