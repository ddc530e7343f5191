import type { Units } from './key-table.ts';

/** Separates two words with punctuation between them, so that no key matches across the end of a sentence. */
const BREAK = 0;
/** A word that no key has. */
const UNKNOWN = 1;
const FIRST_ID = 2;

/** Runs of letters and digits of scripts with spaces between words, with apostrophes inside. */
const run =
  /[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]]+(?:'[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]]+)*/gv;

/** Spaces, hyphens and markup between words that belong together. */
const joining = /^[\s_*~'\-‐‑]*$/;
const paragraph = /\n\s*\n/;
/** Words whose full stop ends no sentence. */
const abbreviations = new Set(
  'mr mrs ms mx dr st prof sr jr capt col gen lt maj sgt rev hon mme mlle'.split(' '),
);
/** Words that lose their vowel before a vowel: l'eau, dell'acqua. Those of up to two letters need no list. */
const elided = new Set('all dall dell nell sull quell bell sant jusqu lorsqu puisqu quelqu'.split(' '));

/** The words of a folded text; `null` stands for a break. “d'Odile's” is `d`, `odile`, `'s`, and “don't” is one word. */
export function splitText(text: string): (string | null)[] {
  const words: (string | null)[] = [];
  let end = 0;
  let last = '';
  for (const { 0: found, index } of text.matchAll(run)) {
    if (words.length > 0 && isBreak(text.slice(end, index), last)) words.push(null);
    if (found.includes("'")) words.push(...splitApostrophes(found));
    else words.push(found);
    end = index + found.length;
    last = found;
  }
  return words;
}

function isBreak(gap: string, before: string): boolean {
  if (gap === ' ') return false;
  const rest = gap.startsWith('.') && abbreviations.has(before.toLowerCase()) ? gap.slice(1) : gap;
  return !joining.test(rest) || paragraph.test(rest);
}

function splitApostrophes(word: string): string[] {
  const at = word.indexOf("'");
  const [head, rest] = [word.slice(0, at), word.slice(at + 1)];
  if (rest.toLowerCase() === 's') return [head, "'s"];
  const isElided = head.length <= 2 || elided.has(head.toLowerCase());
  if (isElided) return [head, ...(rest.includes("'") ? splitApostrophes(rest) : [rest])];
  return /'s$/i.test(word) ? [word.slice(0, -2), "'s"] : [word];
}

/** Numbers the words of keys; words with the same stem have the same number. */
export function createVocabulary(stem: (word: string) => string = (word) => word) {
  const ids = new Map<string, number>();

  function idOf(whole: string): number {
    const word = stem(whole);
    const known = ids.get(word);
    if (known !== undefined) return known;
    const id = FIRST_ID + ids.size;
    ids.set(word, id);
    return id;
  }

  return {
    /** Encodes a key as it is written, and without the punctuation between its words. */
    encodeKey(key: string): Units[] {
      const words = splitText(key);
      const encode = (parts: (string | null)[]) =>
        Uint32Array.from(parts, (word) => (word === null ? BREAK : idOf(word)));
      return words.includes(null)
        ? [encode(words), encode(words.filter((word) => word !== null))]
        : [encode(words)];
    },

    encodeText: (text: string): Units =>
      Uint32Array.from(splitText(text), (word) => (word === null ? BREAK : (ids.get(stem(word)) ?? UNKNOWN))),
  };
}
