import { toSecondPerson } from './second-person.ts';
import { contentOf } from './words.ts';

export const denial = /\b(?:not|no|never|nobody|nothing)\b|n['’]t\b/i;
const noLonger = /\bused to\b/i;
const ofTime = /\b(?:any ?more|any longer|longer|these days|at all|used)\b/gi;

const stemsOf = (text: string) =>
  contentOf(text.replaceAll(ofTime, ' '))
    .filter(({ isNegation }) => !isNegation)
    .map(({ stem }) => stem);

const subjectOf = (said: string) => /^(?:your \p{L}+|you\b)/iu.exec(said)?.[0].toLowerCase();

/** True if a part of a message says that a fact does not hold (any more): “I’m not a nurse any more”. */
export function denies(part: string, said: string): boolean {
  if (!denial.test(part) && !noLonger.test(part)) return false;
  const denied = toSecondPerson(part);
  const known = stemsOf(said);
  const stems = stemsOf(denied);
  return (
    stems.length > 0 && subjectOf(denied) === subjectOf(said) && stems.every((stem) => known.includes(stem))
  );
}

/** Facts of which a newer one takes the place of the older: where somebody lives, how old they are, what they are called, what became of them. */
const single = [
  /^you (?:now )?(?:live in|moved to)\b/i,
  /^you are \d/i,
  /^(your .+?) is called\b/i,
  /^(your .+?) (?:ran away|disappeared|died|passed away|came (?:back|home)|returned|was found|(?:is|has been) (?:back|home|dead|gone|lost|missing|found|better|ill|sick))\b/i,
];

const placeOf = (said: string) =>
  single.flatMap((pattern, at) => {
    const found = pattern.exec(said);
    return found ? [`${at} ${found[1] ?? ''}`] : [];
  })[0];

/** True if both facts cannot hold at once. */
export const replaces = (newer: string, older: string): boolean =>
  newer === older || (placeOf(newer) !== undefined && placeOf(newer) === placeOf(older));
