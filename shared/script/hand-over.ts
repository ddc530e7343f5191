import { introduce, type Position, type Reader } from './playthrough.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import type { Script } from './script.ts';

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
