import { correctGrammar } from './grammar.ts';
import { correct } from './library.ts';
import type { ProofreadTask } from './proofreader.ts';
import { keepQuoteForm } from './quote-form.ts';

const english =
  /\b(?:the|this|that|and|but|not|for|of|to|in|at|a|is|was|are|were|with|i|we|you|who|what|there|have|has|had|did|everyone|nobody|his|her|she|he|they|it|my|your)\b/i;
/** A correction may uncover another error: “Teh house is is” is not English to the rules before “The house is is”. */
const maxPasses = 3;

/** Corrects English texts, paragraph by paragraph, and leaves the story’s own words. Runs in a process of its own: `proofreader.ts`. */
export default async function proofread({ texts, own }: ProofreadTask): Promise<string[]> {
  const ownWords = new Set(own);
  const corrected: string[] = [];
  for (const text of texts) {
    const lines: string[] = [];
    for (const line of text.split('\n'))
      lines.push(english.test(line) ? await correctLine(line, ownWords) : line);
    corrected.push(keepQuoteForm(text, lines.join('\n')));
  }
  return corrected;
}

async function correctLine(line: string, own: ReadonlySet<string>): Promise<string> {
  let current = line;
  for (let pass = 0; pass < maxPasses; pass++) {
    const next = correctGrammar(await correct(current, own));
    if (next === current) break;
    current = next;
  }
  return current;
}
