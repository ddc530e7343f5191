import { createRuntime, maxOption, type Runtime } from './runtime.ts';
import type { Script } from './script.ts';

export interface Exploration {
  /** Number of playthroughs that reached each ending. */
  endings: Map<string, number>;
  /** Choices until the end, of each playthrough that ended. */
  lengths: number[];
  /** Playthroughs that stopped without an ending: no choice was left, or none led to an end. */
  deadEnds: string[];
  /** The first fault of the script: it went round without a choice, or could not go on. */
  fault: { knot: string | null; message: string } | null;
  /** Options that are too long for a button, with their knots. */
  longOptions: Map<string, string | null>;
  /** Knots that no playthrough and no tag reaches. */
  unreached: string[];
  /** Sentences that were told twice in one playthrough. */
  repeated: Map<string, number>;
}

/** Choices after which a playthrough counts as one that does not end. */
const maxTurns = 60;

/** Plays a script by random choices, until a fault or for some time. The same count gives the same playthroughs. */
export function explore(script: Script, playthroughs: number, maxMs = Number.POSITIVE_INFINITY): Exploration {
  const found: Exploration = {
    endings: new Map([...script.endings.values()].map((title) => [title, 0])),
    lengths: [],
    deadEnds: [],
    fault: null,
    longOptions: new Map(),
    unreached: [],
    repeated: new Map(),
  };
  const reached = new Set(script.beside);
  const random = randomFrom(playthroughs);
  const until = Date.now() + maxMs;
  let runtime = createRuntime(script);
  let aside: string | null = null;
  try {
    for (let seed = 1; seed <= playthroughs && Date.now() < until; seed++) {
      runtime = createRuntime(script);
      playOnce(script, runtime, seed, random, reached, found);
    }
    runtime = createRuntime(script);
    runtime.tell();
    for (aside of script.beside) runtime.aside(aside);
  } catch (error) {
    found.fault = {
      knot: aside ?? runtime.knot(),
      message: error instanceof Error ? error.message : String(error),
    };
  }
  found.unreached = script.knots.filter((knot) => !reached.has(knot));
  return found;
}

function playOnce(
  script: Script,
  runtime: Runtime,
  seed: number,
  random: () => number,
  reached: Set<string>,
  found: Exploration,
): void {
  runtime.seed(seed);
  for (const { variable } of script.questions) runtime.set(variable, 'Robin');
  let told = runtime.tell();
  const sentences = new Set<string>();
  for (let turns = 0; ; turns++) {
    for (const sentence of sentencesOf(told.text)) {
      if (sentences.has(sentence)) found.repeated.set(sentence, (found.repeated.get(sentence) ?? 0) + 1);
      sentences.add(sentence);
    }
    const options = runtime.choices();
    for (const { text } of options)
      if ([...text].length > maxOption) found.longOptions.set(text, runtime.knot());
    const option = options[Math.floor(random() * options.length)];
    if (told.ending !== null || !option || turns === maxTurns) {
      for (const knot of script.knots) if (runtime.visits(knot) > 0) reached.add(knot);
      if (told.ending === null) found.deadEnds.push(`${runtime.knot()}: ${told.text.slice(-80)}`);
      else {
        found.endings.set(told.ending, (found.endings.get(told.ending) ?? 0) + 1);
        found.lengths.push(turns);
      }
      return;
    }
    told = runtime.choose(option.id);
  }
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of at least four words: shorter ones may come back. */
export function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 4);
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
