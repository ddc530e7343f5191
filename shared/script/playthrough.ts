import { clausesOf } from './clauses.ts';
import { nameIn } from './facts.ts';
import { bestOf, type Candidate, fit, names } from './match.ts';
import { createRuntime, type OpenChoice, type Runtime, type Told } from './runtime.ts';
import type { Reaction, Script } from './script.ts';
import { isNoise, speechActOf } from './speech-act.ts';
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
export function begin(script: Script, { facts = {}, seed = 1 }: Reader = {}): Answer {
  const runtime = createRuntime(script);
  runtime.seed(seed);
  for (const [variable, value] of Object.entries(facts)) runtime.set(variable, value);
  return answer(runtime, [], 'choice', runtime.tell());
}

/** Goes on from a position with an option that was pressed. Throws `ScriptError` if it is not open. */
export function choose(script: Script, position: Position, id: string): Answer {
  const runtime = resume(script, position);
  return answer(runtime, position.recap, 'choice', runtime.choose(id));
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
    return answer(runtime, position.recap, 'unclear', { ...nothing, text: ended, ending: position.ending });
  const name = nameIn(message);
  if (name !== null) runtime.set('name', name);
  const done = (kind: Answer['kind'], told: Told) => answer(runtime, position.recap, kind, told);
  const askAgain = () => done('unclear', script.unclear === null ? ask([]) : runtime.aside(script.unclear));
  const pressed = runtime.choices().find(({ text }) => text.toLowerCase() === message.trim().toLowerCase());
  if (pressed) return done('choice', runtime.choose(pressed.id));
  if (isNoise(message)) return askAgain();

  const clauses = clausesOf(message);
  const [first = message] = clauses;
  const isOrder = clauses.length > 1 && meantBy(script, first, runtime).length === 1;
  const meant = meantBy(script, isOrder ? first : message, runtime);
  const [choice] = meant;
  if (meant.length > 1) return done('unclear', ask(meant));
  if (choice)
    return done('choice', follow(runtime, runtime.choose(choice.id), isOrder ? clauses.slice(1) : []));
  const beside = tellBeside(script, runtime, message, reader.entries ?? []);
  return beside ? done(beside.kind, beside.told) : askAgain();
}

/** True for a question that a topic fits at least as well as any open choice. */
function isAboutTopic(script: Script, message: string, choices: readonly OpenChoice[]): boolean {
  if (speechActOf(message) !== 'ask') return false;
  const best = (candidates: readonly Candidate[]) =>
    Math.max(0, ...candidates.map((each) => fit(message, each)));
  const byTopics = best(script.topics.map((each) => ({ ...each, text: '' })));
  return byTopics > 0 && byTopics >= best(choices);
}

/** The open choices that a message fits best; none for a question that a topic answers at least as well. */
function meantBy(script: Script, message: string, runtime: Runtime): OpenChoice[] {
  const choices = runtime.choices();
  return isAboutTopic(script, message, choices) ? [] : bestOf(message, choices);
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

/** Tells what fits a message first and has something to tell. */
function tellBeside(script: Script, runtime: Runtime, message: string, entries: readonly Entry[]) {
  const tellFirst = <Kind>(kind: Kind, knots: readonly { knot: string }[]) => {
    for (const { knot } of knots) {
      const told = runtime.aside(knot);
      if (told.text !== '') return { kind, told };
    }
    return null;
  };
  const words = wordsOf(message);
  // “I tell Mara a joke” is for Mara, “who is Mara?” about her.
  const isAsked = speechActOf(message) === 'ask';
  const reactions = reactionsTo(script.reactions, runtime, message);
  const addressed = reactions.filter(({ who }) => !isAsked && who !== null && names(words, who));
  const topics = bestOf(
    message,
    script.topics.map((each) => ({ ...each, text: '' })),
  );
  const told = tellFirst('reaction' as const, addressed) ?? tellFirst('aside' as const, topics);
  if (told) return told;
  const entry = entries.find((each) => each.names.some((name) => names(words, name)));
  if (entry && isAsked) return { kind: 'aside' as const, told: { ...nothing, text: entry.text } };
  return tellFirst('reaction' as const, reactions);
}

/** The reactions of those who are there, by preference of the one who is named, and of the one who has reacted least. */
function reactionsTo(reactions: readonly Reaction[], runtime: Runtime, message: string): Reaction[] {
  const act = speechActOf(message);
  const alive = runtime.people('alive');
  const there = (runtime.people('present') ?? []).filter((who) => alive === null || alive.includes(who));
  const words = wordsOf(message);
  const order = ({ who, knot }: Reaction) =>
    (who === null ? 1000 : 0) - (who !== null && names(words, who) ? 100 : 0) + runtime.visits(knot);
  return reactions
    .filter((each) => each.act === act && (each.who === null || there.includes(each.who)))
    .toSorted((a, b) => order(a) - order(b));
}

const ended = 'The story has ended here. Go back to a choice, or begin again.';
const nothing: Told = { text: '', recap: [], ending: null, isUnclear: false };
const join = (a: Told, b: Told): Told => ({
  text: `${a.text}\n\n${b.text}`,
  recap: [...a.recap, ...b.recap],
  ending: b.ending,
  isUnclear: b.isUnclear,
});
/** Asks what is meant, with the choices that it could be. */
const ask = (choices: readonly OpenChoice[]): Told => ({
  ...nothing,
  text:
    choices.length === 0
      ? 'Say that again?'
      : `Which do you mean: ${choices.map(({ text }) => text).join(', or ')}?`,
});

/** A position of another version of the script: at the same knot if it still exists, or else at the start. */
export function moveOver(
  script: Script,
  { knot, recap }: Position,
  { facts = {}, seed = 1 }: Reader = {},
): Position {
  const runtime = createRuntime(script);
  runtime.seed(seed);
  for (const [variable, value] of Object.entries(facts)) runtime.set(variable, value);
  const { text, ending } = runtime.moveTo(knot);
  return { state: runtime.save(), knot: runtime.knot(), recap, ending, notes: text };
}

export function resume(script: Script, { state, knot }: Position): Runtime {
  const runtime = createRuntime(script);
  runtime.load(state, knot);
  return runtime;
}

function answer(runtime: Runtime, recap: readonly string[], kind: Answer['kind'], told: Told): Answer {
  const position = {
    state: runtime.save(),
    knot: runtime.knot(),
    recap: [...recap, ...told.recap],
    ending: told.ending,
  };
  return {
    ...told,
    kind: told.isUnclear ? 'unclear' : kind,
    options: told.ending === null ? runtime.choices() : [],
    position,
  };
}
