import { type Position, resume } from './playthrough.ts';
import { createRuntime } from './runtime.ts';
import type { Script } from './script.ts';

/** What a reader has answered and told, by variable; none that still has the author’s own word. */
export function answersAt(
  script: Script,
  position: Position,
  variables: readonly string[],
): Record<string, string> {
  const fresh = createRuntime(script);
  const own = new Map(variables.map((variable) => [variable, fresh.get(variable)]));
  const runtime = resume(script, position);
  const entries = variables.map((variable) => [variable, runtime.get(variable)] as const);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && entry[1] !== own.get(entry[0]),
    ),
  );
}
