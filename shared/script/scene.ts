import { compileScript } from './compile.ts';
import { type Position, resume } from './playthrough.ts';
import { createRuntime } from './runtime.ts';
import { readScript, type Script } from './script.ts';

/** The place where a playthrough is, in the author’s words, and who is there. */
export interface ScriptScene {
  /** The answer to “Where am I?”; empty if the script has none. */
  where: string;
  text: string;
  present: string[];
}

export function sceneAt(script: Script, position: Position): ScriptScene {
  const runtime = resume(script, position);
  const present = runtime.people('present') ?? [];
  const topic = script.topics.find(({ phrases }) => phrases.includes('where am i'));
  const where = topic ? runtime.aside(topic.knot).text : '';
  // The place is told again in a playthrough that nobody keeps.
  return { where, text: runtime.moveTo(position.knot).text, present };
}

/** What a knot tells, or why it cannot be told. */
export type KnotText = { text: string } | { problem: string };

/**
 * What each of these knots of a source tells if a playthrough begins with it. Like `compileScript`, it belongs into a worker for
 * untrusted scripts.
 */
export function knotTextsOf(source: string, names: readonly string[]): Map<string, KnotText> {
  const { json } = compileScript(source);
  const script = json === null ? null : readScript(json);
  return new Map(names.map((name) => [name, script === null ? broken : textOf(script, name)]));
}

const broken = { problem: 'The script has errors. Correct them first.' };

function textOf(script: Script, name: string): KnotText {
  if (!script.knots.includes(name))
    return { problem: `The script has no part “${name}” any more. Choose another one, or none.` };
  try {
    const runtime = createRuntime(script);
    // Shuffles tell the same each time.
    runtime.seed(1);
    return { text: runtime.moveTo(name).text };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
