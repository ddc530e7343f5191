import { addressIn, subjectOf, withoutNames } from './address.ts';
import { clausesOf, withoutFrame } from './clauses.ts';
import { nameIn, withoutIntroduction } from './facts.ts';
import { bestOf, fit, mentions, names } from './match.ts';
import { type Memory, noMemory, remember } from './memory.ts';
import { createRuntime, type OpenChoice, type Runtime, type Told } from './runtime.ts';
import type { Reaction, Script, SpeechAct } from './script.ts';
import { isInquiry, isNoise, isProposal, speechActOf } from './speech-act.ts';
import { correctSpelling } from './spelling.ts';
import { createTalk, questionIn } from './talk.ts';
import { spellingsOf, wordsOf } from './words.ts';

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
  /** What this reader has told and asked. */
  memory?: Memory;
}

export type Answer = Told & {
  /** `unclear`: nothing happened, and the reader is asked again, free of charge. */
  kind: 'choice' | 'aside' | 'reaction' | 'unclear';
  options: OpenChoice[];
  position: Position;
};

/** What the world book and the cast say about a name. */
export interface Entry {
  names: readonly string[];
  text: string;
}

export interface Reader {
  /** Facts about the reader by variable. */
  facts?: Readonly<Record<string, string>>;
  /** Makes shuffles repeatable. */
  seed?: number;
  entries?: readonly Entry[];
}

/** The start of a playthrough. */
export function begin(script: Script, reader: Reader = {}): Answer {
  const runtime = createRuntime(script);
  // The first scene is published with the story, the same for all readers.
  runtime.seed(1);
  const told = runtime.tell();
  introduce(runtime, reader);
  return answer(runtime, { recap: [] }, 'choice', told);
}

function introduce(runtime: Runtime, { facts = {}, seed = 1 }: Reader): void {
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
  return answer(runtime, position, 'choice', runtime.choose(id));
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
  if (position.ending !== null)
    return answer(runtime, position, 'unclear', { ...nothing, text: ended, ending: position.ending });
  const name = nameIn(message);
  if (name !== null) runtime.set('name', name);
  const done = (kind: Answer['kind'], told: Told) =>
    answer(runtime, { recap: position.recap, memory: talk.memory() }, kind, told);
  const askAgain = () => done('unclear', script.unclear === null ? ask([]) : runtime.aside(script.unclear));
  const said = withoutFrame(message);
  const talk = createTalk({
    memory: remember(position.memory ?? noMemory, message),
    message,
    act: hear(said, runtime).act,
    name: nameOf(script, runtime),
    react: (act, values = {}, after = '') => reactWith(script, runtime, said, act, values, after),
    tell: (text): Found => ({ kind: 'aside', told: { ...nothing, text: quoteOf(runtime, text) } }),
  });
  const pressed = runtime.choices().find(({ text }) => plain(text) === plain(message));
  if (pressed) return done('choice', runtime.choose(pressed.id));
  if (isNoise(message)) return askAgain();

  const first = talk.first();
  if (first) return done(first.kind, first.told);
  const known = asksForName.test(said) ? nameOf(script, runtime) : '';
  if (known !== '') return done('aside', { ...nothing, text: quoteOf(runtime, `You are ${known}.`) });
  for (const text of new Set([said, correctSpelling(said, knownWords(script, runtime))])) {
    const found =
      takeMeant(script, runtime, text, text === said ? leastFit : leastFitOfGuess) ??
      talk.second() ??
      tellSubject(script, runtime, questionIn(text) ?? text, reader.entries ?? []) ??
      tellSubject(script, runtime, text, reader.entries ?? []);
    if (found) return done(found.kind, found.told);
  }
  const around = looksAround.test(said) ? tellSubject(script, runtime, 'Where am I?', []) : null;
  if (around) return done(around.kind, around.told);
  if (asksToGoBack.test(said)) return done('unclear', { ...nothing, text: wayBack });
  const last = talk.last();
  if (last) return done(last.kind, last.told);
  if (asksForChoices.test(said)) return done('unclear', ask(runtime.choices(), 'What do you do'));
  const reactions = reactionsTo(script.reactions, runtime, said);
  const greetings = name === null ? [] : reactionsTo(script.reactions, runtime, said, 'meet');
  const reaction = tellFirst(runtime, 'reaction', [...greetings, ...reactions]);
  return reaction ? done('reaction', reaction.told) : askAgain();
}

/** Tells a reaction of somebody who is there, with texts in the variables of the script. */
function reactWith(
  { reactions }: Script,
  runtime: Runtime,
  message: string,
  act: SpeechAct,
  values: Record<string, string>,
  after: string,
): Found | null {
  for (const [variable, value] of Object.entries(values)) runtime.set(variable, value);
  const found = tellFirst(runtime, 'aside', reactionsTo(reactions, runtime, message, act));
  if (found === null || after === '') return found;
  return { ...found, told: { ...found.told, text: `${found.told.text}\n\n${after}` } };
}

/** If exactly one character is present, that character says the sentence. */
const quoteOf = (runtime: Runtime, text: string) => (peopleThere(runtime).length === 1 ? `"${text}"` : text);

const pronoun = /^(?:i|me|my|you|your|he|him|his|she|her|it|its|they|them|their|we|us|our)$/;

/** The words alone: “I ask her what I saw” is the choice “Ask what you saw”, whose words say little. */
const plain = (text: string): string => {
  const words = spellingsOf(text);
  const said = words.filter((word) => !pronoun.test(word));
  return (said.length > 1 ? said : words).join(' ');
};

/** Not “I go back to the inn”, which is an act. */
const asksToGoBack =
  /^\W*(?:please\s+)?(?:i\s+)?(?:(?:go|step|turn|take me)\s+back|undo(?:\s+(?:it|that|this))?)\W*$/i;

/** A look at the place: “I look around the room”, “I search the cellar”, but not “I search his pockets”. */
const looksAround =
  /\b(?:look|glance|gaze|peer|walk|wander)(?:ing)?\s+(?:all\s+)?(?:around|round|about)\b|\b(?:explore|examine|inspect|search|study)(?:\s+(?:the|this|my|our)\s+(?:whole\s+)?(?:place|area|room|surroundings|scene|cabin|compartment|cellar|house|street|garden|hall|kitchen))?\W*$/i;

const asksForChoices =
  /^\W*(?:go on|continue|next|what now)\W*$|\bwhat (?:can|could|should|shall|must|do) (?:i|we) do\b(?! (?:to|for|about|with)\b)|\bwhat (?:are )?my (?:options|choices)\b/i;

const asksForName = /\bwhat(?:['’]s| is| was) my name\b|\b(?:know|remember|tell me) my name\b/i;

/** The reader’s name; empty if it is not known, or if the script has a topic that answers for it. */
function nameOf({ topics }: Script, runtime: Runtime): string {
  const name = runtime.get('name');
  return typeof name === 'string' && !topics.some(({ phrases }) => phrases.includes('my name')) ? name : '';
}

const leastFit = 2;
/** A word that is guessed means a choice only together with another. */
const leastFitOfGuess = 3;

interface Found {
  kind: Answer['kind'];
  told: Told;
}

/** Takes the open choice that a message means, or asks which; null if it means none. */
function takeMeant(script: Script, runtime: Runtime, message: string, least: number): Found | null {
  const clauses = clausesOf(message);
  const [first = message] = clauses;
  const isOrder = clauses.length > 1 && meantBy(script, first, runtime, least).length === 1;
  const meant = meantBy(script, isOrder ? first : message, runtime, least);
  const [choice] = meant;
  if (meant.length > 1) return { kind: 'unclear', told: ask(meant) };
  if (!choice) return null;
  const told = follow(runtime, runtime.choose(choice.id), isOrder ? clauses.slice(1) : []);
  return { kind: 'choice', told };
}

/**
 * The open choices that a message fits best. A question does nothing: “What happens if I burn it?” burns nothing, and “Who
 * sits here?” means at most a choice that finds something out, unless a topic answers it better.
 */
function meantBy(script: Script, message: string, runtime: Runtime, least: number): OpenChoice[] {
  const choices = runtime.choices();
  const { said, act, subject } = hear(message, runtime);
  if (act !== 'ask' || isProposal(said)) return bestOf(said, choices, least);
  const inquiries = choices.filter(({ text }) => isInquiry(text));
  const meant = bestOf(said, inquiries, least);
  const byTopics = Math.max(0, ...subjectsOf(script).map((each) => fit(subject, each)));
  return byTopics > 0 && byTopics >= Math.max(0, ...inquiries.map((each) => fit(said, each))) ? [] : meant;
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

/** Tells the first of these knots that has something to tell. */
function tellFirst(runtime: Runtime, kind: Found['kind'], knots: readonly { knot: string }[]): Found | null {
  for (const { knot } of knots) {
    const told = runtime.aside(knot);
    if (told.text !== '') return { kind, told };
  }
  return null;
}

/** Tells what a message is about, beside the plot; null if the script and the world book do not know it. */
function tellSubject(
  script: Script,
  runtime: Runtime,
  message: string,
  entries: readonly Entry[],
): Found | null {
  const words = wordsOf(message);
  const { act, subject: asked, isCalled } = hear(message, runtime);
  const there = peopleThere(runtime);
  const isAsked = act === 'ask';
  const subject = isAsked ? asked : withoutNames(asked, there);
  // Among several, “I tell Mara a joke” is for Mara. “Who is Mara?” is about her, and “Hello, Mara” may have a topic.
  const isForOne = !isAsked && !isCalled && there.length > 1;
  const addressed = reactionsTo(script.reactions, runtime, message).filter(
    ({ who }) => isForOne && who !== null && names(words, who),
  );
  const answered = tellFirst(runtime, 'reaction', addressed);
  if (answered) return answered;
  // A question may be asked twice; who only acts is not told the same again.
  const topics = [...bestOf(subject, script.topics), ...bestOf(subject, subjectsOf(script))].filter(
    ({ knot }) => isAsked || runtime.visits(knot) === 0,
  );
  const told = tellFirst(runtime, 'aside', topics);
  if (told) return told;
  const entry = entries.find((each) => each.names.some((name) => mentions(words, name)));
  return entry && isAsked ? { kind: 'aside', told: { ...nothing, text: entry.text } } : null;
}

/** Topics that are meant also by what denies them. */
const subjectsOf = ({ topics }: Script) => topics.map((each) => ({ ...each, isSubject: true }));

/** A message as those who are there hear it. */
function hear(message: string, runtime: Runtime) {
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

/** Names of the characters that are present and alive. */
export function peopleThere(runtime: Runtime): string[] {
  const alive = runtime.people('alive');
  return (runtime.people('present') ?? []).filter((who) => alive === null || alive.includes(who));
}

/** Words that readers may mean when they misspell one. */
function knownWords({ topics }: Script, runtime: Runtime): Set<string> {
  const choices = runtime.choices().flatMap(({ text, phrases }) => [text, ...phrases]);
  return new Set([...choices, ...topics.flatMap(({ phrases }) => phrases)].flatMap(spellingsOf));
}

/** The reactions of those who are there, by preference of the one who is named, and of the one who has reacted least. */
function reactionsTo(
  reactions: readonly Reaction[],
  runtime: Runtime,
  message: string,
  act = hear(message, runtime).act,
): Reaction[] {
  const there = peopleThere(runtime);
  const words = wordsOf(message);
  const order = ({ who, knot }: Reaction) =>
    (who === null ? 1000 : 0) - (who !== null && names(words, who) ? 100 : 0) + runtime.visits(knot);
  return reactions
    .filter((each) => each.act === act && (each.who === null || there.includes(each.who)))
    .toSorted((a, b) => order(a) - order(b));
}

const ended = 'The story has ended here. Go back to a choice, or begin again.';
const wayBack = 'To go back to earlier options, press “Choose otherwise” under a reply.';
const nothing: Told = { text: '', recap: [], ending: null, isUnclear: false };
const join = (a: Told, b: Told): Told => ({
  text: `${a.text}\n\n${b.text}`,
  recap: [...a.recap, ...b.recap],
  ending: b.ending,
  isUnclear: b.isUnclear,
});
/** Asks what is meant, or done, with the choices that it could be. */
const ask = (choices: readonly OpenChoice[], question = 'Which do you mean'): Told => ({
  ...nothing,
  text:
    choices.length === 0
      ? 'Say that again?'
      : `${question}: ${choices.map(({ text }) => text).join(', or ')}?`,
});

/** A position of another version of the script: at the same knot if it still exists, or else at the start. */
export function moveOver(script: Script, { knot, recap, memory }: Position, reader: Reader = {}): Position {
  const runtime = createRuntime(script);
  introduce(runtime, reader);
  const { text, ending } = runtime.moveTo(knot);
  return {
    state: runtime.save(),
    knot: runtime.knot(),
    recap,
    ending,
    notes: text,
    ...(memory && { memory }),
  };
}

/** A position of another reader: what the script has learned of them is what it knows of this one, or its own words. */
export function handOver(script: Script, position: Position, { facts = {} }: Reader): Position {
  const runtime = createRuntime(script);
  const variables = ['name', ...script.questions.map(({ variable }) => variable)];
  const known = variables.map((variable) => [variable, facts[variable] ?? runtime.get(variable)] as const);
  runtime.load(position.state, position.knot);
  for (const [variable, value] of known) if (typeof value === 'string') runtime.set(variable, value);
  const state = runtime.save();
  const { memory: _, ...place } = position;
  return { ...place, state, ...(position.notes && { notes: tellAgain(runtime, position.knot) }) };
}

/** What a knot tells in a playthrough that nobody keeps; nothing if it cannot be told on its own. */
function tellAgain(runtime: Runtime, knot: string | null): string {
  try {
    return runtime.moveTo(knot).text;
  } catch {
    return '';
  }
}

export function resume(script: Script, { state, knot }: Position): Runtime {
  const runtime = createRuntime(script);
  runtime.load(state, knot);
  return runtime;
}

function answer(
  runtime: Runtime,
  { recap, memory }: Pick<Position, 'recap' | 'memory'>,
  kind: Answer['kind'],
  told: Told,
): Answer {
  const position: Position = {
    state: runtime.save(),
    knot: runtime.knot(),
    recap: [...recap, ...told.recap],
    ending: told.ending,
    ...(memory && { memory }),
  };
  return {
    ...told,
    kind: told.isUnclear ? 'unclear' : kind,
    options: told.ending === null ? runtime.choices() : [],
    position,
  };
}
