import { stemGerman } from './german.ts';
import { toSingular } from './plurals.ts';
import { stemRussian } from './russian.ts';

/** Reduces the grammatical forms of a folded word to one stem. */
export type Stem = (word: string) => string;

const cyrillic = /\p{Script=Cyrillic}/u;
const germanWords = / (?:der|die|das|und|ist|nicht|ein|eine|mit|den|dem|von|zu|sich|auf) /g;
const englishWords = / (?:the|and|of|to|is|in|that|was|with|his|her|not|it|for|on) /g;

/** Stems for the language of these texts: Cyrillic words as Russian, others as German or English by their common words. */
export function createStem(texts: readonly string[]): Stem {
  const sample = ` ${texts.join(' ').slice(0, 20_000).toLowerCase()} `.replaceAll(/\s+/g, '  ');
  const isGerman = count(sample, germanWords) > count(sample, englishWords);
  return (word) => {
    if (cyrillic.test(word)) return stemRussian(word);
    return isGerman ? stemGerman(word) : toSingular(word);
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
