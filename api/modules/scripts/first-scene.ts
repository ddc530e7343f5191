import { compileScript } from '@storyloom/script/compile';
import { type FirstScene, firstSceneOf } from '@storyloom/script/playthrough';
import { readScript } from '@storyloom/script/script';

/** The first scene of one of our own scripts. Throws the problems of a script that cannot be compiled. */
export function firstScene(source: string): FirstScene {
  const { json, problems } = compileScript(source);
  if (json === null)
    throw new Error(problems.map(({ line, message }) => `${line ?? 0}: ${message}`).join('\n'));
  return firstSceneOf(readScript(json));
}

/** Appends what the script tells before its first choice to the opening scene, and takes its options and questions. */
export function withFirstScene<Content extends { opening: string; options: readonly string[] }>(
  content: Content,
  { text, options, questions }: FirstScene,
): Content & Pick<FirstScene, 'questions'> {
  const opening = text === '' ? content.opening : `${content.opening}\n\n${text}`;
  return { ...content, options, opening, questions };
}

/** The opening scene without what the script tells below it. */
export const withoutFirstScene = (opening: string, { text }: FirstScene): string =>
  text !== '' && opening.endsWith(`\n\n${text}`) ? opening.slice(0, -text.length - 2) : opening;
