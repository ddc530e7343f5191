import type { Passage } from '@storyloom/ports/provider';

const charsPerToken = 3.5;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Summarizes a passage without a model: the first sentence of each reply, as far as they fit. */
export function summarize({ turns }: Passage, maxTokens: number): string {
  const maxLength = Math.floor(maxTokens * charsPerToken);
  let summary = '';
  for (const { role, text } of turns) {
    const [first] = sentences.segment(text.replaceAll(/\s+/g, ' ').trim());
    const sentence = first?.segment.trim() ?? '';
    if (role !== 'assistant' || summary.includes(sentence)) continue;
    const longer = `${summary} ${sentence}`.trim();
    if (longer.length <= maxLength) summary = longer;
  }
  return summary;
}
