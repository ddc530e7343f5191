/** A word that is another one in its place. It sounds the same or nearly, so it is corrected in speech, too. */
export type SoundAlike = readonly [wrong: RegExp, right: string | ((wrong: string) => string)];

/** Builds a pattern from parts, in any case of letters. */
export const like = (...parts: string[]) => new RegExp(parts.join(''), 'gimu');
export const after = (words: string) => `(?<=\\b(?:${words}) )`;
export const before = (words: string) => `(?= (?:${words})(?![\\p{L}’'-]))`;
export const end = '(?=[.,!?;])';
export const clause =
  '(?<=^|[.!?…,;] |[“"]|\\b(?:and|but|because|if|that|think|know|knew|say|said|when|so) )';
export const sentence = '(?<=^|[.!?…] |[“"])';

export const be = "is|are|was|were|isn['’]t|wasn['’]t|aren['’]t|weren['’]t";
export const determiner = 'the|an?|my|his|her|our|their|its|your|this|that|these|those';
export const objects = 'me|you|him|her|them|us|it';

export const kin =
  'aunt|brother|daughter|father|friend|grandfather|grandmother|husband|mother|sister|son|uncle|wife';

/** Past forms that take an object, not a sentence. */
export const pastWithObject =
  '\\b(?!(?:added|admitted|agreed|answered|believed|called|claimed|cried|decided|explained|feared|figured|guessed|happened|hoped|insisted|laughed|learned|looked|muttered|noticed|realised|realized|reckoned|replied|screamed|seemed|shouted|supposed|whispered|wished|wondered) )(?:\\p{Ll}+ed|ate|beat|bent|bit|broke|drew|held|hid|hung|left|lost|shook|showed|spread)';
