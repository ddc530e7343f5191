/** Scripts without spaces between words, and Hangul, whose words carry particles. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Letters, digits and the punctuation between words. */
const plainWords = /^[\p{L}\p{M}\p{N}\s'’.,:·-]+$/u;

/** Variation selector of emoji, soft hyphen, zero-width space, word joiner and byte order mark. */
const invisible = /[\ufe0f\u00ad\u200b\u2060\ufeff]/g;
const apostrophes = /[’ʼ]/g;

/**
 * Normalizes width, composition, apostrophes and letters that are written in two ways, and removes invisible
 * characters. Ignores case unless `caseSensitive`: also of ß (SS) and of the Turkish İ and ı.
 */
export function fold(text: string, caseSensitive: boolean): string {
  const one = text.normalize('NFKC').replace(invisible, '').replace(apostrophes, "'");
  if (caseSensitive) return one.replaceAll('ς', 'σ').replaceAll('ё', 'е').replaceAll('Ё', 'Е');
  // İ in lower case is i with a combining dot; Σ at the end of a word is ς.
  const lower = one.toUpperCase().toLowerCase();
  return lower.replaceAll('i\u0307', 'i').replaceAll('ς', 'σ').replaceAll('ё', 'е');
}

/** True if the key matches whole words; otherwise it matches substrings. */
export function isWordKey(key: string): boolean {
  return plainWords.test(key) && !unspaced.test(key) && /[\p{L}\p{N}]/u.test(key);
}

export const isUnspaced = (text: string): boolean => unspaced.test(text);
