import { compileScript } from '@storyloom/script/compile';
import { begin } from '@storyloom/script/playthrough';
import { readScript } from '@storyloom/script/script';

/** The options that a script offers below the opening scene. Throws the problems of a script that cannot be compiled. */
export function firstOptions(source: string): string[] {
  const { json, problems } = compileScript(source);
  if (json === null)
    throw new Error(problems.map(({ line, message }) => `${line ?? 0}: ${message}`).join('\n'));
  return begin(readScript(json)).options.map(({ text }) => text);
}
