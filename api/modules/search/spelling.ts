import type { Term } from './keyword.ts';

const MOST = 5;
const A_WORD = /^[\p{L}\p{M}]{3,40}$/u;

/** The words that may have been mistyped; quoted and excluded ones are meant as they stand. */
export function doubtful(terms: readonly Term[]): string[] {
  const words = terms.filter(({ text, exact, exclude }) => !exact && !exclude && A_WORD.test(text));
  return [...new Set(words.map(({ text }) => text))];
}

/** Of known words, those that a mistyped one may mean, closest first. */
export type Nearest = (typed: string, known: readonly string[]) => string[];

/** Few slips away, or begun but not ended. */
export const closest: Nearest = (typed, known) => {
  const allowed = slipsAllowed(typed);
  return known
    .map((word) => ({ word, slips: slipsBetween(typed, word), begun: word.startsWith(typed) }))
    .filter(({ slips, begun }) => begun || slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word);
};

/** Words whose beginning is few slips away: the reader still types. */
export const closestBegun: Nearest = (typed, known) => {
  return known
    .map((word) => ({ word, slips: slipsFromBeginning(typed, word) }))
    .filter(({ slips }) => slips <= slipsAllowed(typed))
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word);
};

/** The terms with each mistyped word read as the likeliest of those it may mean. */
export function corrected(terms: readonly Term[], meant: ReadonlyMap<string, string[]>): Term[] {
  return terms.map((term) => {
    const likeliest = term.exact || term.exclude ? undefined : meant.get(term.text)?.[0];
    return likeliest === undefined ? term : { ...term, text: likeliest };
  });
}

const slipsAllowed = (typed: string) => (typed.length <= 5 ? 1 : 2);

/** The first letter counts: a word begun otherwise is another word. */
function slipsFromBeginning(typed: string, word: string): number {
  if (typed[0] !== word[0]) return Number.POSITIVE_INFINITY;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return Math.min(...lengths.map((length) => slipsBetween(typed, word.slice(0, length))));
}

/** Letters left out, put in, taken for another, or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
