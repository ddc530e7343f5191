import {
  anyMinor,
  between,
  deedTo,
  doing,
  elsewhere,
  minor,
  phrases,
  realPerson,
  sexual,
  sexualKind,
  sexualOfPerson,
  sexWith,
} from './patterns.ts';
import { plainText } from './plain-text.ts';
import { realNames } from './public-figures.ts';

/** What of the never-list a text holds. */
export type Reason = 'minors' | 'real-persons';

/** So many words of one sentence may stand between two that belong together. */
const FEW = '(?:[\\p{L}\\p{N}]+ ){0,14}';
/** Parents speak of their children without meaning them. */
const OWN = '(?<! (?:their|our|whose) )';
/** Where somebody else is said to be, not what is done to them. */
const NEARBY =
  '(?! (?:in the (?:house|next room|other room|room)|around|asleep|at home|next door|upstairs|nearby|listening))';
/** The child in somebody is no child. */
const INNER = '(?! in (?:me|us|him|her|them|you|all of us) (?:\\||$))';
const END = '(?= )';

const escaped = (words: readonly string[]) => words.map((word) => plainText(word).trim()).join('|');
const pattern = (source: string) => new RegExp(source, 'u');

const minors = [
  pattern(` (?:${escaped(phrases)})${END}`),
  pattern(
    ` ${sexWith} (?:(?:the|our|their) (?:kids|children)${END}${NEARBY}|(?!(?:the|our|their) (?:kids|children) )${between}${anyMinor}${END})`,
  ),
  pattern(` ${deedTo} ${between}${anyMinor}${END}${INNER}`),
  pattern(
    ` fuck(?:s|ed|ing)? (?:with )?(?:a|an|the|my|your|his|her|this|that) (?:little |young )?${anyMinor}${END}`,
  ),
  pattern(
    ` ${anyMinor} (?:(?:is|was|are|were|being|gets|got|getting) )(?:raped|molested|fucked|groped|fondled)${END}`,
  ),
  pattern(
    ` (?:${sexualKind} (?:little |young )?(?:child(?:ren)?|kids?|${minor})|${minor} (?:sex|porn|nudes))${END}`,
  ),
  pattern(` (?:child(?:ren)?|kids|${minor}) (?:(?:is|was|are|were) )?${doing}${END}`),
  pattern(` ${sexual} ${FEW}${OWN}${minor}${END}`),
  pattern(` ${OWN}${minor} ${FEW}${sexual}${END}`),
];

const persons = `(?:${escaped(realNames)})`;
const realPersons = [
  pattern(` (?:${persons}|${realPerson}) ${FEW}${sexualOfPerson}${END}`),
  pattern(` ${sexualOfPerson} ${FEW}(?:${persons}|${realPerson})${END}`),
  pattern(` deep ?fake (?:${FEW})(?:porn\\w*|nudes?|sex)${END}`),
];

const foreign = elsewhere.map((word) => plainText(word).trim());

/** Every rule but those of other scripts needs one of these, so that most texts are done with after one look. */
const telling =
  /sex|erot|orga|mast|blow|hand ?job|rim ?job|forepl|penis|vagin|pussy|cock|dick|clit|cum|ejac|nude|naked|porn|hentai|horny|fuck|love|strip|fond|grop|molest|rap[ei]|seduc|undress|topless|linger|bed with|slut|deep ?fake|loli|shota/;

/** A quick look at text as it is written: without a telling word no rule can hold that no disguise is part of. */
export function isTelling(text: string): boolean {
  return telling.test(text.toLowerCase());
}

/** What of the never-list a text holds by the words alone; null when nothing. Linear in the length of the text. */
export function findForbidden(text: string): Reason | null {
  const plain = plainText(text);
  if (foreign.some((word) => plain.includes(word))) return 'minors';
  if (!telling.test(plain)) return null;
  if (minors.some((rule) => rule.test(plain))) return 'minors';
  return realPersons.some((rule) => rule.test(plain)) ? 'real-persons' : null;
}
