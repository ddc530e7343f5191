import { addressIn } from './address.ts';
import { stemsOf } from './deed.ts';
import { bestOf, names } from './match.ts';
import { isAboutPerson, peopleThere } from './people.ts';
import type { Runtime, Told } from './runtime.ts';
import type { Script, Topic } from './script.ts';
import { sensesOf } from './senses.ts';
import { contentOf, wordsOf } from './words.ts';

/** The first of these topics that answers a question, told by `tell`. What does not answer it is as if it had not been told. */
export function firstAnswer<T extends { told: Told }>(
  script: Script,
  runtime: Runtime,
  question: string,
  topics: readonly Topic[],
  tell: (topic: Topic) => T | null,
): T | null {
  for (const topic of topics) {
    const [state, knot, speakers] = [runtime.save(), runtime.knot(), runtime.speakers()];
    const found = tell(topic);
    const text = found?.told.text ?? '';
    const isAnswer =
      tellsOfPerson(script, runtime, question, topic, text) && tellsOfDeed(runtime, question, topic, text);
    if (found && isAnswer) return found;
    runtime.load(state, knot, speakers);
  }
  return null;
}

/** “How old is he?”, “What is Mara like?”: what says who somebody is may answer it. */
const ofPerson = stemsOf(
  'yourself himself herself old age name job work profession like look kind sort person man woman know think tell describe',
);

/**
 * A topic that was found by the name of a person, or by words such as “does he”, says who that person is: it answers
 * “Who paid Moser?” only if it tells of paying.
 */
function tellsOfPerson(
  script: Script,
  runtime: Runtime,
  question: string,
  topic: Topic,
  text: string,
): boolean {
  const calls = isAboutPerson(script, runtime, topic) ? topic.phrases : [];
  const isLoose = calls.length > 0 || topic.phrases.every((phrase) => contentOf(phrase).length === 0);
  if (!isLoose) return true;
  const called = new Set(calls.flatMap(wordsOf).map(({ stem }) => stem));
  const asked = sensesOf(question).filter(
    ({ isContent, stem }) => isContent && !ofPerson.has(stem) && !called.has(stem),
  );
  const told = new Set(sensesOf(text).map(({ stem }) => stem));
  return asked.length === 0 || asked.some(({ stem }) => told.has(stem));
}

/** What somebody is asked to have done: “hear” of “What did you hear, Anna?”; a wish is no deed. */
const deed =
  /\b(?:(?:do|does|did|have|has|had|can|could|will|would)\s+(?:you|he|she|they)\s+(?:\p{L}+ly\s+|not\s+|ever\s+)?(?!want\b)(\p{L}+)|(?:are|is|was|were)\s+(?:you|he|she|they)\s+(\p{L}+ing))\b/iu;

/** A topic “hear, listen” is what a reader does: it answers “What did you hear, Anna?” only if it tells of Anna. “Do you sleep” is said to somebody. */
function tellsOfDeed(runtime: Runtime, question: string, topic: Topic, text: string): boolean {
  const [, done, doing] = deed.exec(question) ?? [];
  const asked = done ?? doing;
  if (asked === undefined) return true;
  const isMeant = (text: string, phrases: readonly string[]) =>
    bestOf(text, [{ phrases, isSubject: true }]).length > 0;
  const sayings = topic.phrases.filter((phrase) => wordsOf(phrase).length > 1);
  if (isMeant(question, sayings) || isMeant(question.replace(asked, ''), topic.phrases)) return true;
  const there = peopleThere(runtime);
  const who = addressIn(question, there)?.who ?? (there.length === 1 ? there[0] : undefined);
  const isNamed = who !== undefined && names(wordsOf(text), who.replaceAll('_', ' '));
  return isNamed || (there.length < 2 && text.includes('"'));
}
