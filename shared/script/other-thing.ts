import { isTelling } from './account.ts';
import { lead, partsOf, stemsOf as stemsOfWords, verbsOf } from './deed.ts';
import { sensesOf, verbSenses } from './senses.ts';
import { contentOf, wordsOf } from './words.ts';

interface Choice {
  text: string;
  phrases: readonly string[];
}

const particles = new Set(['back', 'away'].flatMap(wordsOf).map(({ stem }) => stem));
/** What follows a verb: “the music”, “Anna”, “cards”. */
const object =
  /^\s+(?:\p{L}+ly\s+)?(?:(?:back|away)\s+)?(?:(?:to|for|at)\s+)?(?:(?:the|an?|my|his|her|their|our|some|this|that|these|those)\s+(\p{L}+(?:\s+\p{L}+)?)|(\p{Lu}\p{L}+)|(\p{Ll}{3,}s))\b/u;

/** The verb of a part of a message and what it is done to; null for a pronoun, a way or nothing: “I follow him downstairs”. */
function deedOf(part: string) {
  const verb = verbsOf(part)[0];
  const spelled = [...part.matchAll(/\p{L}+/gu)].find(([word]) => wordsOf(word)[0]?.stem === verb?.stem);
  if (!verb || !spelled) return null;
  const [, ...found] = object.exec(part.slice(spelled.index + spelled[0].length)) ?? [];
  const thing = found.find((each) => each !== undefined);
  return { verb: verb.stem, thing };
}

const stemsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...contentOf(text), ...sensesOf(text)]).map(({ stem }) => stem));

/** The parts of a message with a word of a choice. */
function sharedParts(message: string, { text, phrases }: Choice) {
  const known = stemsOf([text, ...phrases]);
  return partsOf(message).flatMap((part) => {
    const shared = contentOf(part).filter(({ stem }) => known.has(stem));
    return shared.length === 0 ? [] : { part, shared, known };
  });
}

/** True if a message does what a choice says, but to another thing: “I follow the music” is not “Follow the conductor”. */
function isToAnotherThing(message: string, choice: Choice): boolean {
  const own = contentOf(choice.text).map(({ stem }) => stem);
  if (own.length < 2) return false;
  const parts = sharedParts(message, choice);
  return (
    parts.length > 0 &&
    parts.every(({ part, shared, known }) => {
      const deed = deedOf(part);
      // A verb that only the phrases have means this choice: “I unscrew the button”.
      if (!deed?.thing || !own.includes(deed.verb)) return false;
      if (shared.some(({ stem }) => stem !== deed.verb && !particles.has(stem))) return false;
      const isNamed = contentOf(deed.thing).length > 0;
      return isNamed && ![...stemsOf([deed.thing])].some((stem) => known.has(stem));
    })
  );
}

/** True if a message does something else to the thing of a choice: “I turn off the pump” is not “Start the pump”. */
function isAnotherDeed(message: string, choice: Choice): boolean {
  const meant = [choice.text, ...choice.phrases].flatMap(sensesOf).map(({ stem }) => stem);
  const [first] = sensesOf(choice.text).filter(({ isContent }) => isContent);
  const parts = sharedParts(message, choice);
  return (
    verbSenses.has(first?.stem ?? '') &&
    parts.length > 0 &&
    parts.every(({ part }) => {
      const verb = sensesOf(part).find(({ stem }) => !lead.has(stem))?.stem ?? '';
      return verbSenses.has(verb) && !meant.includes(verb);
    })
  );
}

/** What is done with the body and says nothing. */
const bodily = stemsOfWords('try open close touch push pull lift');
/** Of them, what no phrase of a choice to say something means: “climb” is for “Who climbs the stair?”. */
const ofWholeBody = stemsOfWords('climb walk run enter kick carry throw jump crawl sneak swim dig cut');

/** True for a deed that no choice to say something means: “I try the door to the stair” is not “Ask who climbs the stair”. */
function isUnsaid(message: string, choice: Choice): boolean {
  const parts = sharedParts(message, choice);
  return (
    (isTelling(choice.text) || /^ask\b/i.test(choice.text)) &&
    parts.length > 0 &&
    parts.every(({ part, known }) =>
      verbsOf(part).some(({ stem }) => ofWholeBody.has(stem) || (bodily.has(stem) && !known.has(stem))),
    )
  );
}

/** True if a message has words of a choice and means something else. */
export const meansElse = (message: string, choice: Choice): boolean =>
  isToAnotherThing(message, choice) || isAnotherDeed(message, choice) || isUnsaid(message, choice);
