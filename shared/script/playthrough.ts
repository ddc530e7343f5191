import { accountOf, isAccount, isTelling, withoutAccounts } from './account.ts';
import {
  aside,
  ask,
  type Entry,
  type Found,
  hear,
  knownWords,
  nothing,
  reactionsTo,
  reactWith,
  subjectsOf,
  tellFirst,
  tellSubject,
  unclear,
} from './beside.ts';
import { clausesOf, withoutFrame } from './clauses.ts';
import { withoutDeed } from './deed.ts';
import { carriesTitle, nameIn } from './facts.ts';
import { isFlight, isLook, isWait, mayLookMean, mayWaitMean } from './look.ts';
import { bestFit, bestOf, hasOtherWords, names } from './match.ts';
import { likedIn, type Memory, noMemory, remember, withoutPins, withPins, withReply } from './memory.ts';
import { isGibberish, isNoise } from './noise.ts';
import { meansElse } from './other-thing.ts';
import { isAboutPerson, peopleThere, speakersIn, whoIsHere, withoutCall } from './people.ts';
import {
  asksForChoices,
  asksForName,
  asksForTitle,
  asksToGoBack,
  asksWhoIAm,
  asksWhoSomebodyIs,
  doubtIn,
  plain,
  spellOut,
  usualQuestionIn,
} from './requests.ts';
import { createRuntime, type OpenChoice, type Runtime, type Told } from './runtime.ts';
import type { Script } from './script.ts';
import { inOtherWords } from './senses.ts';
import { isInquiry, isProposal } from './speech-act.ts';
import { correctSpelling } from './spelling.ts';
import { createTalk, questionIn, type Talk } from './talk.ts';
import { wordsOf } from './words.ts';

/** Where a playthrough is. It belongs to one version of a script. */
export interface Position {
  /** The state of inkjs, as JSON. */
  state: string;
  /** The knot that was told last: the place in another version of the script. */
  knot: string | null;
  /** “Previously”, oldest first. */
  recap: readonly string[];
  /** The title of the ending that was reached. */
  ending: string | null;
  /** What the script told last and a model has not told yet. */
  notes?: string;
  /** How long the scene stands still since the last choice, see `stillness`. */
  still?: number;
  /** What this reader has told and asked. */
  memory?: Memory;
  /** Who has just spoken, also where the plot says that they are elsewhere. */
  speakers?: readonly string[];
}

export type Answer = Told & {
  kind: Found['kind'];
  options: OpenChoice[];
  position: Position;
};

export interface Reader {
  /** Facts about the reader by variable. */
  facts?: Readonly<Record<string, string>>;
  /** Makes shuffles repeatable. */
  seed?: number;
  entries?: readonly Entry[];
  /** What the reader has pinned as facts. */
  pins?: readonly string[];
}

/** The start of a playthrough. */
export function begin(script: Script, reader: Reader = {}): Answer {
  const runtime = createRuntime(script);
  // The first scene is published with the story, the same for all readers.
  runtime.seed(1);
  const told = runtime.tell();
  introduce(runtime, reader);
  return answer(runtime, { recap: [] }, { kind: 'choice', told });
}

/** Tells a script what is known of a reader. */
export function introduce(runtime: Runtime, { facts = {}, seed = 1 }: Reader): void {
  runtime.seed(seed);
  for (const [variable, value] of Object.entries(facts)) runtime.set(variable, value);
}

/** What is asked before the first turn, told below the opening scene, and the first options. */
export interface FirstScene {
  text: string;
  options: string[];
  questions: Script['questions'];
}

export function firstSceneOf(script: Script): FirstScene {
  const { text, options } = begin(script);
  return { text, options: options.map((option) => option.text), questions: script.questions };
}

/** Goes on from a position with an option that was pressed. Throws `ScriptError` if it is not open. */
export function choose(script: Script, position: Position, id: string): Answer {
  const runtime = resume(script, position);
  const told = runtime.choose(id);
  return answer(runtime, { ...position, still: 0 }, { kind: 'choice', told });
}

/** The position once the script knows the name by which the reader introduces themselves, if they do. */
export function hearName(script: Script, position: Position, message: string): Position {
  const name = nameIn(message);
  if (name === null) return position;
  const runtime = resume(script, position);
  runtime.set('name', name);
  return { ...position, state: runtime.save() };
}

/** Goes on from a position with a message in the reader’s own words. */
export function say(script: Script, position: Position, message: string, reader: Reader = {}): Answer {
  const runtime = resume(script, position);
  const { recap, ending, still = 0 } = position;
  if (ending !== null) return answer(runtime, position, unclear({ ...nothing, text: ended, ending }));
  const name = nameIn(message);
  if (name !== null) runtime.set('name', name);
  const said = withoutFrame(inFirstPerson(script, spellOut(message)));
  const { act } = hear(said, runtime);
  const talk = createTalk({
    memory: remember(withPins(position.memory ?? noMemory, reader.pins ?? []), message),
    message,
    act,
    name: nameOf(script, runtime),
    react: (act, values, after) => reactWith(script, runtime, said, { act, values, after }),
    tell: (text) => aside(quoteOf(runtime, text)),
  });
  const done = (found: Found, still = 0) =>
    answer(runtime, { recap, still, memory: withoutPins(talk.memory()) }, found);
  const pressed = runtime.choices().find(({ text }) => plain(text) === plain(message));
  if (pressed) return done({ kind: 'choice', told: runtime.choose(pressed.id) });
  if (isNoise(message)) return done(askAgain(script, runtime), still);
  const waits = isWait(said);
  const waited = waits ? (takeMeant(script, runtime, said, leastFit) ?? goOn(script, runtime)) : null;
  if (waited) return done(waited);
  // What a reader waits for is not what they talk of.
  const heard = waits ? 'I wait' : said;
  const found = reply(script, runtime, heard, talk, reader.entries ?? [], name !== null);
  if (found?.kind === 'choice') return done(found);
  if (found?.kind === 'unclear') return done(found, still);
  // After a farewell, a loss or a question, the story waits for the reader.
  const isReaders = act === 'leave' || talk.isOfLoss || /\?["”’]?\s*$/.test(found?.told.text ?? '');
  const stands = still + (found?.kind === 'aside' ? stillness.answered : stillness.met);
  const beat = stands < stillness.most || isReaders ? null : goOn(script, runtime);
  if (beat) return done(found ? { ...found, told: join(found.told, beat.told) } : beat);
  return done(found ?? askAgain(script, runtime), stands);
}

/** A scene goes on by itself after three messages that get a reaction, or six that are answered. */
const stillness = { answered: 1, met: 2, most: 6 };

function askAgain({ unclear }: Script, runtime: Runtime): Found {
  return { kind: 'unclear', told: unclear === null ? ask([]) : runtime.aside(unclear) };
}

/** What happens by itself; null if the script has nothing (more). */
function goOn({ meanwhile }: Script, runtime: Runtime): Found | null {
  const told = runtime.goOn();
  return told
    ? { kind: 'reaction', told }
    : tellFirst(
        runtime,
        'reaction',
        meanwhile.map((knot) => ({ knot })),
      );
}

/** “Tonio opens the door” as “I opens the door”, for the reader who is Tonio. */
const inFirstPerson = ({ self }: Script, message: string): string =>
  self.reduce(
    (text, who) => text.replaceAll(new RegExp(String.raw`(?<=^\W*|[.!?]\s+)${who}(?=\s)`, 'giu'), 'I'),
    message,
  );

/** What a message gets; null if nothing fits. */
function reply(
  script: Script,
  runtime: Runtime,
  said: string,
  talk: Talk<Found>,
  entries: readonly Entry[],
  isIntroduction: boolean,
): Found | null {
  const first = talk.first(script.topics);
  if (first) return first;
  const known = nameAskedFor(script, runtime, said);
  if (known !== '') return aside(quoteOf(runtime, `You are ${known}.`));
  for (const text of new Set([said, correctSpelling(said, knownWords(script, runtime))])) {
    const found =
      takeMeant(script, runtime, text, text === said ? leastFit : leastFitOfGuess) ??
      talk.second() ??
      talk.answered(script.topics) ??
      tellSubject(script, runtime, doubtIn(text) ?? questionIn(text) ?? likedIn(text) ?? text, entries) ??
      tellSubject(script, runtime, text, entries);
    if (found) return found;
  }
  const question = usualQuestionIn(said);
  const usual = question === null ? null : tellSubject(script, runtime, question, []);
  if (usual) return usual;
  const there = whoIsHere(runtime, said);
  if (there) return aside(there);
  if (asksToGoBack.test(said)) return unclear({ ...nothing, text: wayBack });
  const last = talk.last();
  if (last) return last;
  if (asksForChoices.test(said)) return unclear(ask(runtime.choices(), 'What do you do'));
  if (!isIntroduction && isGibberish(said, script)) return askAgain(script, runtime);
  const reactions = reactionsTo(script.reactions, runtime, said);
  const greetings = isIntroduction ? reactionsTo(script.reactions, runtime, said, 'meet') : [];
  // A flight gets the storyteller’s reaction, not a character’s goodbye.
  const departures = isFlight(said) ? reactionsTo(script.reactions, runtime, said, 'leave') : [];
  const refusals = departures.filter(({ who }) => who === null);
  return tellFirst(runtime, 'reaction', [...refusals, ...greetings, ...reactions]);
}

/** If exactly one character is present, that character says the sentence. */
const quoteOf = (runtime: Runtime, text: string) => (peopleThere(runtime).length === 1 ? `"${text}"` : text);

const hasTopic = ({ topics }: Script, phrase: string) => topics.some((each) => each.phrases.includes(phrase));

/** The reader’s name; empty if it is not known, or if the script has a topic that answers for it. */
function nameOf(script: Script, runtime: Runtime): string {
  const name = runtime.get('name');
  return typeof name === 'string' && !hasTopic(script, 'my name') ? name : '';
}

/** The name if a message asks for it, or for the title that it carries. A topic may answer “Who am I?”. */
function nameAskedFor(script: Script, runtime: Runtime, message: string): string {
  const name = nameOf(script, runtime);
  const isAsked = asksForName.test(message) || (asksForTitle.test(message) && carriesTitle(name));
  return isAsked && !(asksWhoIAm.test(message) && hasTopic(script, 'who am i')) ? name : '';
}

const leastFit = 2;
/** A word that is guessed means a choice only together with another. */
const leastFitOfGuess = 3;
/** “My brother lost a fortune at cards” says nothing of these cards. */
const leastFitOfOwnLife = 4;
/** Takes the open choice that a message means, or asks which; null if it means none. */
function takeMeant(script: Script, runtime: Runtime, message: string, least: number): Found | null {
  const clauses = clausesOf(message);
  const [first = message] = clauses;
  const isOrder = clauses.length > 1 && meantBy(script, first, runtime, least).length === 1;
  const meant = meantBy(script, isOrder ? first : message, runtime, least);
  const [choice] = meant;
  if (meant.length > 1) return unclear(ask(meant));
  if (!choice) return null;
  const [state, knot] = [runtime.save(), runtime.knot()];
  const chosen = runtime.choose(choice.id);
  // “I tell Finlay to run” must not end the story by “Tell him he may have Finlay”.
  if (chosen.ending !== null && hasOtherWords(message, choice)) {
    runtime.load(state, knot, runtime.speakers());
    return unclear(ask([choice], 'Do you mean this'));
  }
  const told = follow(runtime, chosen, isOrder ? clauses.slice(1) : []);
  return { kind: 'choice', told };
}

/**
 * The open choices that a message fits best. A question does nothing: “What happens if I burn it?” burns nothing, and “Who
 * sits here?” means at most a choice that finds something out, unless a topic answers it better.
 */
function meantBy(script: Script, message: string, runtime: Runtime, least: number): OpenChoice[] {
  const choices = runtime.choices().filter(mayMean(message));
  const { said, act, subject } = hear(message, runtime);
  if (act === 'say' && isAccount(said)) {
    const least = accountOf(said) === 'own' ? leastFitOfOwnLife : leastFit;
    return bestOf(
      said,
      choices.filter(({ text }) => isTelling(text)),
      least,
    );
  }
  if (act !== 'ask' || isProposal(said)) {
    const acts = withoutCall(script, runtime, withoutAccounts(said));
    const isMeant = (choice: OpenChoice) =>
      !isDoneToAnother(script, acts, choice) && !meansElse(acts, choice);
    const meant = bestOf(acts, choices, least).filter(isMeant);
    return meant.length > 0 ? meant : inOtherWords(acts, choices).filter(isMeant);
  }
  // “Who is Mara?” is not “Ask Mara about the key”.
  const topics = asksWhoSomebodyIs.test(said) ? bestOf(subject, subjectsOf(script)) : [];
  if (topics.some((topic) => isAboutPerson(script, runtime, topic))) return [];
  const inquiries = choices.filter(({ text }) => isInquiry(text));
  const meant = bestOf(said, inquiries, least);
  const byTopics = bestFit(subject, subjectsOf(script));
  return byTopics > 0 && byTopics >= bestFit(said, inquiries) ? [] : meant;
}

/** A look means at most a choice that looks, and who waits takes none that does something. */
function mayMean(message: string): (choice: OpenChoice) => boolean {
  if (isLook(message)) return (choice) => mayLookMean(message, choice);
  return (choice) => !isWait(message) || mayWaitMean(message, choice);
}

/** “I eat the bow” does not mean “Order supper” in a story that knows of a bow. */
function isDoneToAnother(script: Script, message: string, choice: OpenChoice): boolean {
  const object = withoutDeed(message);
  return object !== null && bestFit(object, [choice]) === 0 && bestFit(object, subjectsOf(script)) > 0;
}

/** Moves along the choices that later clauses name clearly. */
function follow(runtime: Runtime, first: Told, clauses: readonly string[]): Told {
  let told = first;
  for (const clause of clauses) {
    if (told.ending !== null) return told;
    const words = wordsOf(clause);
    const named = bestOf(clause, runtime.choices(), 3);
    const [choice] = named;
    if (named.length !== 1 || !choice?.phrases.some((phrase) => names(words, phrase))) continue;
    told = join(told, runtime.choose(choice.id));
  }
  return told;
}

const ended = 'The story has ended here. Go back to a choice, or begin again.';
const wayBack = 'To go back to earlier options, press “Choose otherwise” under a reply.';
const join = (a: Told, b: Told): Told => ({
  text: [a.text, b.text].filter((text) => text !== '').join('\n\n'),
  recap: [...a.recap, ...b.recap],
  ending: b.ending,
  isUnclear: b.isUnclear,
});

export function resume(script: Script, { state, knot, speakers }: Position): Runtime {
  const runtime = createRuntime(script);
  runtime.load(state, knot, speakers);
  return runtime;
}

function answer(
  runtime: Runtime,
  { recap, still = 0, memory = noMemory }: Pick<Position, 'recap' | 'still' | 'memory'>,
  { kind, told }: Found,
): Answer {
  const there = peopleThere(runtime);
  // Who spoke before the next scene began, with others, is not there.
  const speakers = speakersIn(runtime, told.text, kind !== 'aside').filter(
    (who) => there.length === 0 || there.includes(who),
  );
  const position: Position = {
    state: runtime.save(),
    knot: runtime.knot(),
    recap: [...recap, ...told.recap],
    ending: told.ending,
    ...(still > 0 && { still }),
    memory: withReply(memory, told.isUnclear || kind === 'unclear' ? '' : told.text),
    ...(speakers.length > 0 && { speakers }),
  };
  return {
    ...told,
    kind: told.isUnclear ? 'unclear' : kind,
    options: told.ending === null ? runtime.choices() : [],
    position,
  };
}
