import type { Term } from './keyword.ts';
import type { Corrections } from './query-terms.ts';

const MAX_CORRECTIONS = 5;
const MAX_LOOSE = 20;
/** Minimum length of a word that is corrected by edits: one edit turns a shorter word into any other. */
const MIN_EDITED = 4;
const WORD = /^[\p{L}\p{M}]{3,40}$/u;

/** Words whose spelling may be corrected: neither quoted nor excluded ones. */
export function selectCorrectable(terms: readonly Term[]): string[] {
  const words = terms.filter(({ text, exact, exclude }) => !exact && !exclude && WORD.test(text));
  return [...new Set(words.map(({ text }) => text))];
}

/** Selects the known words that a misspelled word may stand for, the closest first. */
export type SelectClosest = (typed: string, known: readonly string[]) => string[];

/** Words within the allowed edit distance, and words that begin with the typed text. Short words are completed only. */
export const selectClosest: SelectClosest = (typed, known) => {
  const allowed = typed.length < MIN_EDITED ? 0 : allowedEdits(typed);
  return known
    .map((word) => ({ word, edits: editDistance(typed, word), isPrefix: word.startsWith(typed) }))
    .filter(({ edits, isPrefix }) => isPrefix || edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits || startsAlike(typed, b) - startsAlike(typed, a) || byEdits(a, b))
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
};

/**
 * Words within two edits after the first two letters, or within one of a word of three letters: so many for a short word
 * that only its neighbours tell which is meant.
 */
export const selectLoosely: SelectClosest = (typed, known) => {
  const allowed = typed.length < MIN_EDITED ? 1 : 2;
  return known
    .map((word) => ({ word, edits: editDistance(typed, word) }))
    .filter(({ word, edits }) => word.startsWith(typed.slice(0, allowed)) && edits <= allowed)
    .toSorted(byEdits)
    .slice(0, MAX_LOOSE)
    .map(({ word }) => word);
};

/** Words with a prefix within the allowed edit distance, for a word that is still being typed. */
export const selectClosestPrefix: SelectClosest = (typed, known) => {
  return known
    .map((word) => ({ word, edits: prefixDistance(typed, word) }))
    .filter(({ edits }) => edits <= allowedEdits(typed))
    .toSorted(byEdits)
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
};

/** Puts the corrections that these texts contain first. */
export function preferFound(corrections: Corrections, texts: readonly string[]): Corrections {
  const plain = texts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = new Set(plain.match(/\p{L}+/gu));
  const isFound = (word: string) => Number(found.has(word));
  return new Map(
    [...corrections].map(([typed, words]) => {
      return [typed, words.toSorted((a, b) => isFound(b) - isFound(a))];
    }),
  );
}

/** Replaces each misspelled word with its most likely correction. */
export function correctTerms(terms: readonly Term[], corrections: Corrections): Term[] {
  return terms.map((term) => {
    const correction = term.exact || term.exclude ? undefined : corrections.get(term.text)?.[0];
    return correction === undefined ? term : { ...term, text: correction };
  });
}

interface Candidate {
  word: string;
  edits: number;
}
/** 1 if the first letters are equal: a typing error there is rare. */
const startsAlike = (typed: string, { word }: Candidate) => (typed[0] === word[0] ? 1 : 0);

const byEdits = (a: Candidate, b: Candidate) => a.edits - b.edits || (a.word < b.word ? -1 : 1);

const allowedEdits = (typed: string) => (typed.length <= 5 ? 1 : 2);

/** Infinite if the first letters differ: a typing error there is rare, and allowing it finds too many words. */
function prefixDistance(typed: string, word: string): number {
  if (typed[0] !== word[0]) return Number.POSITIVE_INFINITY;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return Math.min(...lengths.map((length) => editDistance(typed, word.slice(0, length))));
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
