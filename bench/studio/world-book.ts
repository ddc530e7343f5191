import { createLoreEntries } from '@storyloom/api/modules/lore/lore.service.ts';
import { compileLore } from '@storyloom/api/modules/lore/studio/compile.ts';
import { countWords } from '@storyloom/contract/word-count';
import { percentile } from '../report/statistics.ts';

const nouns =
  'lamp tower bell harbour widow crypt ferry orchard key stair rope chapel miller clock dune'.split(' ');
const places = 'ostrel vell carrow dunmere lith hask orrin tamsel'.split(' ');

/** A sentence of 18 words that no other sentence equals. */
function sentence(at: number, verb: string): string {
  const noun = (step: number) => nouns[(at * step + step) % nouns.length];
  const place = `${places[at % places.length]}${(at * 7919).toString(36).replaceAll(/\d/g, 'o')}`;
  return `The ${noun(1)} of ${place} ${verb} near the old ${noun(3)} where the ${noun(5)} waits for the ${noun(7)}.`;
}

const textOf = (sentences: number, verbOf: (at: number) => string = () => 'stands') =>
  Array.from({ length: sentences }, (_, at) => sentence(at, verbOf(at))).join('\n');

/** A world book of about this number of words. */
export function textOfWords(words: number): string {
  return textOf(Math.round(words / countWords(sentence(1, 'stands'))));
}

function times(rounds: number, run: () => unknown): number[] {
  for (let round = 0; round < 20; round++) run();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

/** Medians of counting the words of a text, in ms. */
export function compareWordCount(): { large: number; small: number } {
  const measure = (text: string) =>
    percentile(
      times(50, () => countWords(text)),
      0.5,
    );
  return { large: measure(textOfWords(10_000)), small: measure(textOfWords(1_000)) };
}

const bookOf = (background: string) => ({
  worldBook: { rules: '', structure: '', background, specialEvents: '' },
  main: { name: 'Mara' },
  supporting: [],
});

/** The fastest compilations of a book in which every tenth passage has changed, in ms. */
export function compareCompilation(): { large: number; small: number } {
  const measure = (entries: number) => {
    const before = createLoreEntries(bookOf(textOf(entries)));
    if (before.length !== entries) throw new Error(`The book has ${before.length} entries, not ${entries}.`);
    const changed = bookOf(textOf(entries, (at) => (at % 10 === 0 ? 'leans' : 'stands')));
    return Math.min(...times(30, () => compileLore(changed, before)));
  };
  return { large: measure(500), small: measure(50) };
}
