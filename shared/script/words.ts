import { stemmer } from 'stemmer';

/** Words that say nothing about what is meant. */
const empty = new Set(
  'a an the i me my mine you your yours he him his she her hers it its we us our ours they them their theirs to of in on at by for with and or but so as is am are was were be been do does did have has had will would can could shall should may might this that these those there here please just then now up out off over into onto from about who whom whose what when where why how which ask say tell go'.split(
    ' ',
  ),
);
const negations = new Set(['not', 'no', 'never', 'nothing', 'nobody', 'none', 'nor', 'without', 'refuse']);

export interface Word {
  stem: string;
  /** False for a word that says nothing about what is meant. */
  isContent: boolean;
  isNegation: boolean;
  /** True for “Mara’s”, not for “it’s”. */
  isPossessive: boolean;
}

/** The text without accents: readers write “Amelia” for “Amélia”. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('’', "'");

/** The words of a text as they are written, in lower case, without accents and punctuation. */
export const spellingsOf = (text: string): string[] =>
  fold(text.toLowerCase()).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];

/** “Ines” keeps its last letters: cut to “in” it would be in every sentence. “His” keeps them too: cut to “hi” it would greet. */
function stemOf(word: string): string {
  if (empty.has(word)) return word;
  const stem = stemmer(word);
  const isChance = stem.length < 3 && empty.has(stem) && !empty.has(word) && !/(?:ing|ed)$/.test(word);
  return isChance ? word.replace(/s$/, '') : stem;
}

/** The words of a text, in order. “don’t” is a negation, the same as “not”. */
export function wordsOf(text: string): Word[] {
  return spellingsOf(text).map((spelling) => {
    const word = spelling.endsWith("n't") ? 'not' : spelling;
    const isNegation = negations.has(word);
    const stem = stemOf(word.replace(/'s$/, ''));
    const isPossessive = word.endsWith("'s") && !empty.has(stem);
    return { stem, isContent: isNegation || !empty.has(word), isNegation, isPossessive };
  });
}

/** The words of a text that say what is meant. */
export const contentOf = (text: string): Word[] => wordsOf(text).filter(({ isContent }) => isContent);
