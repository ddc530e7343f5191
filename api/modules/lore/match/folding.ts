/** Scripts without spaces between words, and Hangul, whose words carry particles. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Letters, digits and the punctuation between words. */
const plainWords = /^[\p{L}\p{M}\p{N}\s'’.,:·-]+$/u;

/** Normalizes width, composition, apostrophes and emoji variation selectors, and case unless `caseSensitive`. */
export function fold(text: string, caseSensitive: boolean): string {
  const one = text.normalize('NFKC').replaceAll('\ufe0f', '').replaceAll('’', "'");
  return caseSensitive ? one : one.toLowerCase();
}

/** True if the key matches whole words; otherwise it matches substrings. */
export function isWordKey(key: string): boolean {
  return plainWords.test(key) && !unspaced.test(key) && /[\p{L}\p{N}]/u.test(key);
}

export const isUnspaced = (text: string): boolean => unspaced.test(text);
