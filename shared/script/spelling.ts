import { spellingsOf } from './words.ts';

const minLength = 4;
/** Shorter words are one letter from too many others: “water”, “waiter”. */
const minLengthForAnyLetter = 7;

/** The text with words that are a slip away from a known word: “dinning”, “parrto”, “constible”. */
export function correctSpelling(text: string, known: ReadonlySet<string>): string {
  // A word with a capital may be a name.
  return text.replaceAll(/(?<!\p{L})(?:\p{Ll}|^\p{L})\p{L}*/gu, (written) => {
    const [word = ''] = spellingsOf(written);
    return known.has(word) ? written : ([...known].find((each) => isSlip(word, each)) ?? written);
  });
}

/** True if one letter is doubled or missing its double, two are exchanged, or, in a long word, one is wrong. */
function isSlip(word: string, known: string): boolean {
  if (Math.min(word.length, known.length) < minLength || word[0] !== known[0]) return false;
  const start = [...word].findIndex((letter, at) => letter !== known[at]);
  const from = start < 0 ? word.length : start;
  const tail = (text: string, at: number) => text.slice(from + at);
  const [a = '', b = ''] = [word[from], word[from + 1]];
  const exchanged = b + a + tail(word, 2) === tail(known, 0);
  const extra = tail(word, 1) === tail(known, 0);
  const missing = tail(word, 0) === tail(known, 1);
  const isDouble = (extra && a === word[from - 1]) || (missing && known[from] === known[from - 1]);
  const isLong = Math.min(word.length, known.length) >= minLengthForAnyLetter;
  return exchanged || isDouble || (isLong && (extra || missing || tail(word, 1) === tail(known, 1)));
}
