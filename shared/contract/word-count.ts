const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}\p{M}*)+/gu;

/** Words as the product counts them: each CJK character is one, each other run of letters is one. */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(words)) count += 1;
  return count;
}
