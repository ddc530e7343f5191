/** Scripts that put no space between words, and Hangul, whose words take their particles with them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** What a key of plain words consists of, with what may stand between them. */
const plainWords = /^[\p{L}\p{M}\p{N}\s'’.,:·-]+$/u;

/** One form for what looks the same: wide and narrow, composed or not, an emoji with or without its selector. */
export function fold(text: string, caseSensitive: boolean): string {
  const one = text.normalize('NFKC').replaceAll('\ufe0f', '').replaceAll('’', "'");
  return caseSensitive ? one : one.toLowerCase();
}

/** Whether whole words are looked for, or a piece of the text wherever it stands. */
export function isWordKey(key: string): boolean {
  return plainWords.test(key) && !unspaced.test(key) && /[\p{L}\p{N}]/u.test(key);
}

export const isUnspaced = (text: string): boolean => unspaced.test(text);
