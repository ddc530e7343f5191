import { type Position, resume } from './playthrough.ts';
import type { Script } from './script.ts';

/** The place where a playthrough is, in the author’s words, and who is there. */
export interface ScriptScene {
  text: string;
  present: string[];
}

export function sceneAt(script: Script, position: Position): ScriptScene {
  const runtime = resume(script, position);
  const present = runtime.people('present') ?? [];
  // The place is told again in a playthrough that nobody keeps.
  return { text: runtime.moveTo(position.knot).text, present };
}
