import { isCompiled, type Problem } from './compile.ts';
import { blankComments } from './structure.ts';

/** The sentences of a script that the studio makes of a draft, with the name of anybody. Its tests check that all are here. */
const sample =
  /\bWrite (?:the (?:first|second) choice\b|the title of the (?:first|second) ending\b|(?:in one sentence what has happened|what the reader (?:sees now|learns about .{1,40}?)|the scene that leads to the two endings|how (?:it goes|the story ends(?: in another way)?|.{1,40}? answers))(?=\.))/gu;

/** What the studio has written into a script as an example, and its author has not replaced. */
export function findSamples(source: string): Problem[] {
  const hasLines = !isCompiled(source);
  // The texts of a compiled script are strings of its JSON.
  const texts = hasLines ? blankComments(source).split('\n') : source.split('"');
  return texts.flatMap((text, at) =>
    [...text.matchAll(sample)].map(([words]) => ({
      line: hasLines ? at + 1 : null,
      message: `Replace the sample text “${words}”.`,
      isWarning: false,
    })),
  );
}
