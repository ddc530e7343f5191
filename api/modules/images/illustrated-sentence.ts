import { places, things, times, weathers } from './port/visual-words.ts';

const tables = [...places, ...times, ...weathers, ...things].map(([, words]) => words);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Shorter ones say too little. */
const LEAST = 20;

/** The sentence of a text that shows the most; what is spoken shows less than what is told. */
export function findIllustratedSentence(text: string): string {
  const told = [...sentences.segment(text)].map(({ segment }) => segment.replace(/[*_#>]/g, '').trim());
  let best = { sentence: told.find((sentence) => sentence !== '') ?? '', weight: -1 };
  for (const sentence of told) {
    const shown = tables.reduce((sum, words) => sum + (sentence.match(words)?.length ?? 0), 0);
    const weight = shown - (/^["“‘«]/.test(sentence) ? 2 : 0) - (sentence.length < LEAST ? 2 : 0);
    if (weight > best.weight) best = { sentence, weight };
  }
  return best.sentence;
}
