import type { Found } from './beside.ts';
import { hasOtherWords } from './match.ts';
import { noMemory } from './memory.ts';
import { choose, hearName, type Position, resume, say } from './playthrough.ts';
import { type OpenChoice, ScriptError } from './runtime.ts';
import type { Script } from './script.ts';

/** What a model has to know about the plot to write the next reply. */
export interface Guide {
  /** The author’s text for where the story stands, if no reply has told it yet. */
  notes: string;
  /** What the script tells after the reader’s message; null if it has nothing for it. */
  told: { kind: Exclude<Found['kind'], 'unclear'>; text: string; isEnding: boolean } | null;
  open: GuidedChoice[];
  /** Who is there before or after what is told; null if the script does not say. */
  present: string[] | null;
  /** What the script has asked the reader, each with the answer. */
  reader: { question: string; answer: string }[];
  /** What this reader has told of themselves and of the story: “you are a clock mender”. */
  facts: string[];
  /** The title of an ending that an earlier reply has reached. */
  ending: string | null;
}

/** An open choice, with what the script tells of it unless the reader has just taken another one. */
export type GuidedChoice = Pick<OpenChoice, 'id' | 'text'> & { outcome?: string };

export interface Advance {
  /** Where the story is after the reply. */
  position: Position;
  options: string[];
  /** The author’s ending, if the reply has reached one; without text after it. */
  ending: { title: string; text: string } | null;
}

export interface Plan {
  guide: Guide;
  /** Where the story is after a reply that names no choice. */
  advance: Advance;
}

/**
 * What the script makes of a message: it knows options, topics and reactions as it does without a model. A choice that fits the
 * words less than wholly is left to the model, which understands them better.
 */
export function plan(script: Script, { notes = '', ...from }: Position, message: string): Plan {
  if (from.ending !== null) return ended(from, from.ending);
  const at = resume(script, from);
  const before = at.people('present');
  const isUnsure = at.choices().every((each) => hasOtherWords(message, each));
  // A model gives a reader who does nothing of the plot something to do: no scene goes on by itself.
  const answer = say(script, { ...from, still: 0 }, message);
  const kind = answer.kind === 'choice' && isUnsure ? 'unclear' : answer.kind;
  const { memory = noMemory } = answer.position;
  const position = kind === 'unclear' ? { ...hearName(script, from, message), memory } : answer.position;
  const runtime = resume(script, position);
  const after = runtime.people('present');
  const open = position.ending === null ? runtime.choices() : [];
  const told = kind === 'unclear' ? null : { kind, text: answer.text, isEnding: position.ending !== null };
  return {
    guide: {
      notes,
      told,
      open:
        kind === 'choice'
          ? open
          : open.map((each) => ({ ...each, outcome: outcomeOf(script, position, each.id) })),
      present: after && [...new Set([...(before ?? []), ...after])],
      reader: script.questions.flatMap(({ variable, text }) => {
        const answer = String(runtime.get(variable) ?? '');
        return answer === '' ? [] : { question: text, answer };
      }),
      facts: memory.facts.map(({ said }) => said),
      ending: null,
    },
    advance: {
      position,
      options: textsOf(open),
      ending: position.ending === null ? null : { title: position.ending, text: answer.text },
    },
  };
}

const ended = (position: Position, ending: string): Plan => ({
  guide: { notes: '', told: null, open: [], present: null, reader: [], facts: [], ending },
  advance: { position, options: [], ending: { title: ending, text: '' } },
});

const textsOf = (choices: readonly OpenChoice[]) => choices.map(({ text }) => text);

/** What a choice tells; nothing if its branch fails, which the reader may never take. */
function outcomeOf(script: Script, position: Position, id: string): string {
  try {
    return choose(script, position, id).text;
  } catch (error) {
    if (error instanceof ScriptError) return '';
    throw error;
  }
}

/** Moves along the choice that a model names, if it is open: a model may invent choices, and the script stays where it is. */
export function follow(script: Script, stayed: Advance, beat: string | null): Advance {
  const { position, ending } = stayed;
  if (beat === null || ending !== null) return stayed;
  if (
    !resume(script, position)
      .choices()
      .some(({ id }) => id === beat)
  )
    return stayed;
  const moved = choose(script, position, beat);
  return {
    position: moved.position,
    options: textsOf(moved.options),
    ending: moved.ending === null ? null : { title: moved.ending, text: moved.text },
  };
}
