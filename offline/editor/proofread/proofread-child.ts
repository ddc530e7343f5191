import { correctGrammar } from './grammar.ts';
import { correct } from './library.ts';
import type { ProofreadTask } from './proofreader.ts';

const english =
  /\b(?:the|this|that|and|but|not|for|of|to|in|at|a|is|was|are|were|with|i|we|you|who|what|there|have|has|had|did|everyone|nobody|his|her|she|he|they|it|my|your)\b/i;

/** Corrects English texts, paragraph by paragraph, and leaves the story’s own words. Runs in a process of its own: `proofreader.ts`. */
export default async function proofread({ texts, own }: ProofreadTask): Promise<string[]> {
  const ownWords = new Set(own);
  const corrected: string[] = [];
  for (const text of texts) {
    const lines: string[] = [];
    for (const line of text.split('\n'))
      lines.push(english.test(line) ? correctGrammar(await correct(line, ownWords)) : line);
    corrected.push(lines.join('\n'));
  }
  return corrected;
}
