import { compileScript } from '@storyloom/script/compile';
import { begin } from '@storyloom/script/playthrough';
import { readScript } from '@storyloom/script/script';

/** What a script tells below the opening scene, and its options. Throws the problems of a script that cannot be compiled. */
export function firstScene(source: string): { text: string; options: string[] } {
  const { json, problems } = compileScript(source);
  if (json === null)
    throw new Error(problems.map(({ line, message }) => `${line ?? 0}: ${message}`).join('\n'));
  const { text, options } = begin(readScript(json));
  return { text, options: options.map((option) => option.text) };
}
