import type { Script } from './script.ts';
import { contentOf, spellingsOf } from './words.ts';

/** True if the message has no word that anybody could read: no letters, or letters at random. */
export function isNoise(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) => /^\p{Script=Latin}{3,}$/u.test(word) && /^[^aeiouyà-ÿ]+$|[^aeiouyà-ÿ]{5}|(.)\1{3}/i.test(word),
  );
}

const rows = 'qwertyuiop asdfghjkl zxcvbnm'.split(' ').flatMap((row) => [row, [...row].reverse().join('')]);
const isRow = (word: string): boolean => word.length >= 3 && rows.some((row) => row.includes(word));

/** True if no word of a message is one that the script has, and they are several or beside each other on a keyboard: “asdf lolo”. */
export function isGibberish(text: string, { json }: Script): boolean {
  const words = spellingsOf(text);
  const content = contentOf(text);
  if (content.length < words.length || (words.length < 2 && !words.some(isRow))) return false;
  const known = new Set(contentOf(json).map(({ stem }) => stem));
  return !content.some(({ stem }) => known.has(stem));
}
