import { places, things, times, weathers } from '@storyloom/ports/visual-words';

const tables = [...places, ...times, ...weathers, ...things].map(([, words]) => words);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Shorter sentences are rated lower. */
const MIN_LENGTH = 20;

/** Finds the most visual sentence of a text; speech is rated lower than narration. */
export function findIllustratedSentence(text: string): string {
  const candidates = [...sentences.segment(text)].map(({ segment }) => segment.replace(/[*_#>]/g, '').trim());
  let best = { sentence: candidates.find((sentence) => sentence !== '') ?? '', weight: -1 };
  for (const sentence of candidates) {
    const shown = tables.reduce((sum, words) => sum + (sentence.match(words)?.length ?? 0), 0);
    const weight = shown - (/^["“‘«]/.test(sentence) ? 2 : 0) - (sentence.length < MIN_LENGTH ? 2 : 0);
    if (weight > best.weight) best = { sentence, weight };
  }
  return best.sentence;
}
