import { begin, choose, type Position, type Reader, resume } from './playthrough.ts';
import type { OpenChoice } from './runtime.ts';
import type { Script } from './script.ts';

/** What a model has to know about the plot to write the next reply. */
export interface Guide {
  /** The author’s text for this point. */
  notes: string;
  open: OpenChoice[];
  /** Who is there; null if the script does not say. */
  present: string[] | null;
  ending: string | null;
}

export interface Advance {
  /** Where the story is after the reply. */
  position: Position;
  options: string[];
  /** The author’s ending, if the reply has reached one; without text after it. */
  ending: { title: string; text: string } | null;
}

/** The start of a playthrough that a model writes. */
export function beginGuided(script: Script, reader: Reader): Position {
  const { position, text } = begin(script, reader);
  return { ...position, notes: text };
}

export function guide(script: Script, position: Position): Guide {
  const runtime = resume(script, position);
  return {
    notes: position.notes ?? '',
    open: position.ending === null ? runtime.choices() : [],
    present: runtime.people('present'),
    ending: position.ending,
  };
}

/** Moves along the beat that a model names, if it is open: a model may invent beats, and the script stays where it is. */
export function advance(script: Script, position: Position, beat: string | null): Advance {
  if (position.ending !== null)
    return { position, options: [], ending: { title: position.ending, text: '' } };
  const open = resume(script, position).choices();
  if (beat === null || !open.some(({ id }) => id === beat))
    return { position: { ...position, notes: '' }, options: open.map(({ text }) => text), ending: null };
  const moved = choose(script, position, beat);
  const { ending, text } = moved;
  return {
    position: { ...moved.position, notes: ending === null ? text : '' },
    options: moved.options.map((option) => option.text),
    ending: ending === null ? null : { title: ending, text },
  };
}
