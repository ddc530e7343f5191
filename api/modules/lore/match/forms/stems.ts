import { toSingular } from './plurals.ts';
import { stemRussian } from './russian.ts';

/** Reduces the grammatical forms of a folded word to one stem. */
export type Stem = (word: string) => string;

const MIN_GERMAN_STEM = 3;

const umlauts = new Map([
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
  ['Ä', 'A'],
  ['Ö', 'O'],
  ['Ü', 'U'],
]);

/** Removes one case or plural ending, then one of derivation: “Wächters” and “Wächtern” become “wacht”. */
function stemGerman(word: string): string {
  const plain = word.replaceAll('ß', 'ss').replace(/[äöüÄÖÜ]/g, (vowel) => umlauts.get(vowel) ?? vowel);
  const singular = plain
    .replace(/innen$/, 'in')
    .replace(/eln$/, 'el')
    .replace(/nisse[ns]?$/, 'nis')
    .replace(/ee[ns]$/, 'ee')
    .replace(/(?<=e[lnr])s$/, '');
  if (singular.endsWith('nis')) return singular;
  const withoutCase = cut(singular, /(?:ern|em|er|en|es|e)$/) ?? cutGenitive(singular);
  return cut(withoutCase, /(?:en|er)$/) ?? withoutCase;
}

function cut(word: string, ending: RegExp): string | undefined {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= MIN_GERMAN_STEM ? stem : undefined;
}

/** “Annas”, but not “Glas” and “Haus”. */
const cutGenitive = (word: string): string =>
  word.length > MIN_GERMAN_STEM + 1 && /[abdfghiklmnortwy]s$/.test(word) ? word.slice(0, -1) : word;

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
