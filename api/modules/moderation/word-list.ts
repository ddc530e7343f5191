import {
  actOn,
  anyMinor,
  between,
  doing,
  foreignPhrases,
  minor,
  phrases,
  realPerson,
  sexual,
  sexualKind,
  sexualOfPerson,
  sexWith,
} from './patterns.ts';
import { plainText } from './plain-text.ts';
import { publicFigures } from './public-figures.ts';

/** Why a text is refused. */
export type Reason = 'minors' | 'real-persons';

/** Up to 14 words of the same sentence. */
const FEW = '(?:[\\p{L}\\p{N}]+ ){0,14}';
/** Excludes parents' own children, as in “while their kids were at school”. */
const OWN = '(?<! (?:their|our|whose) )';
/** Excludes phrases that say where children are. */
const NEARBY =
  '(?! (?:in the (?:house|next room|other room|room)|around|asleep|at home|next door|upstairs|nearby|listening))';
/** Excludes “the child in me”. */
const INNER = '(?! in (?:me|us|him|her|them|you|all of us) (?:\\||$))';
const END = '(?= )';

const escaped = (words: readonly string[]) => words.map((word) => plainText(word).trim()).join('|');
const pattern = (source: string) => new RegExp(source, 'u');

const minors = [
  pattern(` (?:${escaped(phrases)})${END}`),
  pattern(
    ` ${sexWith} (?:(?:the|our|their) (?:kids|children)${END}${NEARBY}|(?!(?:the|our|their) (?:kids|children) )${between}${anyMinor}${END})`,
  ),
  pattern(` ${actOn} ${between}${anyMinor}${END}${INNER}`),
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

const persons = `(?:${escaped(publicFigures)})`;
const realPersons = [
  pattern(` (?:${persons}|${realPerson}) ${FEW}${sexualOfPerson}${END}`),
  pattern(` ${sexualOfPerson} ${FEW}(?:${persons}|${realPerson})${END}`),
  pattern(` deep ?fake (?:${FEW})(?:porn\\w*|nudes?|sex)${END}`),
];

const plainForeignPhrases = foreignPhrases.map((word) => plainText(word).trim());

/** Trigger words. Each rule for Latin script requires one, so most texts need a single scan. */
const triggerWords =
  /sex|erot|orga|mast|blow|hand ?job|rim ?job|forepl|penis|vagin|pussy|cock|dick|clit|cum|ejac|nude|naked|porn|hentai|horny|fuck|love|strip|fond|grop|molest|rap[ei]|seduc|undress|topless|linger|bed with|slut|deep ?fake|loli|shota/;

/** True if the text has a trigger word. Without one, a rule can match disguised text only. */
export function hasTriggerWord(text: string): boolean {
  return triggerWords.test(text.toLowerCase());
}

/** Why the word list refuses a text, or null. Runs in linear time. */
export function findForbidden(text: string): Reason | null {
  const plain = plainText(text);
  if (plainForeignPhrases.some((word) => plain.includes(word))) return 'minors';
  if (!triggerWords.test(plain)) return null;
  if (minors.some((rule) => rule.test(plain))) return 'minors';
  return realPersons.some((rule) => rule.test(plain)) ? 'real-persons' : null;
}
