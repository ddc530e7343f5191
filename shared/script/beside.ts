import { isAccount, subjectsIn } from './account.ts';
import { addressIn, subjectOf, withoutNames } from './address.ts';
import { isOtherDeed, withoutDeed } from './deed.ts';
import { withoutIntroduction } from './facts.ts';
import { firstAnswer } from './first-answer.ts';
import { isLook } from './look.ts';
import { bestOf, mentions, names } from './match.ts';
import { answerAbout, isAboutDeed, isAboutPerson, metBy, peopleThere, toldAway } from './people.ts';
import type { Runtime, Told } from './runtime.ts';
import type { Reaction, Script, SpeechAct, Topic } from './script.ts';
import { speechActOf } from './speech-act.ts';
import { spellingsOf, wordsOf } from './words.ts';

/** What the world book and the cast say about a name. */
export interface Entry {
  names: readonly string[];
  text: string;
}

/** `unclear`: nothing happened, and the reader is asked again, free of charge. */
export interface Found {
  kind: 'choice' | 'aside' | 'reaction' | 'unclear';
  told: Told;
}

export const unclear = (told: Told): Found => ({ kind: 'unclear', told });
export const aside = (text: string): Found => ({ kind: 'aside', told: { ...nothing, text } });

export const nothing: Told = { text: '', recap: [], ending: null, isUnclear: false };

/** Asks what is meant, or done, with the choices that it could be. */
export const ask = (choices: readonly { text: string }[], question = 'Which do you mean'): Told => ({
  ...nothing,
  text:
    choices.length === 0
      ? 'Say that again?'
      : `${question}: ${choices.map(({ text }) => text).join(', or ')}?`,
});

/** More than a name. */
const leastFitOfOwnPhrase = 3;

/** Tells the first of these knots that has something to tell. */
export function tellFirst(
  runtime: Runtime,
  kind: Found['kind'],
  knots: readonly { knot: string }[],
): Found | null {
  for (const { knot } of knots) {
    const told = runtime.aside(knot);
    if (told.text !== '') return { kind, told };
  }
  return null;
}

/** Tells what a message is about, beside the plot; null if the script and the world book do not know it. */
export function tellSubject(
  script: Script,
  runtime: Runtime,
  message: string,
  entries: readonly Entry[],
): Found | null {
  const words = wordsOf(message);
  const { act, subject: asked, isCalled } = hear(message, runtime);
  const there = peopleThere(runtime);
  const isAsked = act === 'ask';
  const subject = isAsked ? asked : withoutNames(isAccount(asked) ? subjectsIn(asked) : asked, there);
  const away = toldAway(script, runtime, message);
  if (away) return unclear(notHere(runtime, away));
  const met = act === 'act' ? tellDeed(script, runtime, message, subject) : null;
  if (met) return met;
  const seen = isAsked ? tellOfPerson(script, runtime, message) : null;
  if (seen) return seen;
  // Among several, “I tell Mara a joke” is for Mara. “Who is Mara?” is about her, and “Hello, Mara” may have a topic.
  const isForOne = !isAsked && !isCalled && there.length > 1;
  const addressed = reactionsTo(script.reactions, runtime, message).filter(
    ({ who }) => isForOne && who !== null && names(words, who),
  );
  const answered = tellFirst(runtime, 'reaction', addressed);
  if (answered) return answered;
  // A question may be asked twice; who only acts is not told the same again, nor who somebody is. A topic
  // does not answer a deed that it does not name: “I smash the lamp”.
  const isOfPeople = isAsked || speaksOf.test(message);
  const topics = [...bestOf(subject, script.topics), ...bestOf(subject, subjectsOf(script))].filter(
    (each) =>
      isAsked ||
      (isLook(message) && !isAboutPerson(script, runtime, each)) ||
      (runtime.visits(each.knot) === 0 &&
        (isOfPeople || !isAboutPerson(script, runtime, each)) &&
        (act !== 'act' || isAboutAct(message, each))),
  );
  const tell = (topic: Topic) => tellFirst(runtime, 'aside', [topic]);
  const told = isAsked
    ? firstAnswer(script, runtime, message, topics, tell)
    : tellFirst(runtime, 'aside', topics);
  if (told) return told;
  // “I ask Mara if she is married” is not about Mara.
  const asides = wordsOf(isAsked ? asked : message);
  const entry = entries.find((each) => each.names.some((name) => mentions(asides, name)));
  return entry && (isAsked || isLook(message)) ? aside(entry.text) : null;
}

/** Says that somebody is elsewhere, and the choices that lead to them. */
function notHere(runtime: Runtime, { called, calls }: { called: string; calls: readonly string[] }): Told {
  const text = `${called}? Not here.`;
  const leading = runtime.choices().filter((choice) => {
    const spelled = spellingsOf(choice.text);
    return calls.some((call) => spellingsOf(call).every((word) => spelled.includes(word)));
  });
  return leading.length === 0 ? { ...nothing, text } : ask(leading, `${text} Do you mean this`);
}

/** True for a topic that names this deed and what it is done to: “I eat the bow” is not about supper. */
function isAboutAct(message: string, topic: Topic): boolean {
  if (isOtherDeed(message, topic.phrases)) return false;
  const rest = withoutDeed(message);
  return rest === null || bestOf(rest, [{ ...topic, isSubject: true }]).length > 0;
}

/** “I look at Mara”, “I tell them about Mara”; not “I show Mara the map”. */
const speaksOf =
  /\b(?:about|(?:speak|talk|tell\b.*|hear|think|remind|know)\s+of|mention|remember|describe)\b|^\W*(?:i\s+)?(?:look|watch|stare|study|examine|inspect|observe)\b/i;

/** How somebody meets what is done to them; null if it is done to nobody. */
function tellDeed(script: Script, runtime: Runtime, message: string, subject: string): Found | null {
  const met = metBy(script, runtime, message);
  if (met === null) return null;
  if (!met.isHere) return unclear({ ...nothing, text: `${met.called}? Not here.` });
  const deeds = script.topics.filter(
    ({ knot, phrases }) => runtime.visits(knot) === 0 && isAboutDeed(message, phrases),
  );
  const reactions = script.reactions
    .filter(({ who, act }) => who === met.who && act === 'act')
    .toSorted((a, b) => runtime.visits(a.knot) - runtime.visits(b.knot));
  return tellFirst(runtime, 'aside', bestOf(subject, deeds)) ?? tellFirst(runtime, 'reaction', reactions);
}

/** Whether and where a person is who is asked for, unless a topic knows more of it. */
function tellOfPerson(script: Script, runtime: Runtime, message: string): Found | null {
  const seen = answerAbout(script, runtime, message);
  const isKnown = bestOf(message, script.topics, leastFitOfOwnPhrase).length > 0;
  if (seen === null || isKnown || bestOf(withoutNames(message, [seen.name]), script.topics).length > 0)
    return null;
  const about = seen.isHere ? null : tellFirst(runtime, 'aside', bestOf(message, script.topics));
  return aside([seen.text, about?.told.text ?? ''].join(' ').trim());
}

/** Topics that are meant also by what denies them. */
export const subjectsOf = ({ topics }: Script) => topics.map((each) => ({ ...each, isSubject: true }));

/** A message as those who are there hear it. */
export function hear(message: string, runtime: Runtime) {
  const there = peopleThere(runtime);
  const address = addressIn(message, there);
  // “Okoro, do you believe me?” does not mean each choice with Okoro in it.
  const said = address?.isCalled ? address.rest : message;
  const text = withoutIntroduction(message);
  return {
    said,
    act: speechActOf(said),
    subject: subjectOf(text, there, addressIn(text, there)),
    isCalled: address?.isCalled ?? false,
  };
}

/** Words that readers may mean when they misspell one. */
export function knownWords({ topics }: Script, runtime: Runtime): Set<string> {
  const choices = runtime.choices().flatMap(({ text, phrases }) => [text, ...phrases]);
  return new Set([...choices, ...topics.flatMap(({ phrases }) => phrases)].flatMap(spellingsOf));
}

/** The reactions of those who are there, by preference of the one who is named, or has just spoken to “you”, and of the one who has reacted least. */
export function reactionsTo(
  reactions: readonly Reaction[],
  runtime: Runtime,
  message: string,
  act = hear(message, runtime).act,
): Reaction[] {
  const there = peopleThere(runtime);
  const words = wordsOf(message);
  const isToSpeaker = words.some(({ stem }) => stem === 'you') && !there.some((who) => names(words, who));
  const isMeant = (who: string) => (isToSpeaker ? runtime.speakers().includes(who) : names(words, who));
  const order = ({ who, knot }: Reaction) =>
    (who === null ? 1000 : 0) - (who !== null && isMeant(who) ? 100 : 0) + runtime.visits(knot);
  return reactions
    .filter((each) => each.act === act && (each.who === null || there.includes(each.who)))
    .toSorted((a, b) => order(a) - order(b));
}

/** Tells a reaction of somebody who is there, with texts in the variables of the script, and a sentence after it. */
export function reactWith(
  { reactions }: Script,
  runtime: Runtime,
  message: string,
  {
    act,
    values = {},
    after,
  }: { act: SpeechAct; values?: Record<string, string> | undefined; after?: string | undefined },
): Found | null {
  for (const [variable, value] of Object.entries(values)) runtime.set(variable, value);
  const found = tellFirst(runtime, 'aside', reactionsTo(reactions, runtime, message, act));
  if (found === null || after === undefined) return found;
  return { ...found, told: { ...found.told, text: `${found.told.text}\n\n${after}` } };
}
