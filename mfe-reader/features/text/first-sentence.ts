import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import { splitSentences } from './sentences.ts';

/** The first sentence of a text, or the words that were selected in it, cut to the length of a fact. */
export function firstSentence(text: string, selected = ''): string {
  const sentence = selected || findSentence(text);
  if (countCharacters(sentence) <= chatLimits.fact) return sentence;
  const cut = cutCharacters(sentence, chatLimits.fact - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), chatLimits.fact / 2)).trimEnd()}…`;
}

function findSentence(text: string): string {
  const [first, ...others] = splitSentences(text);
  // Quoted speech may end within a sentence: “Go!” she says.
  const nextStart = others.findIndex(
    (next) => next.paragraph !== first?.paragraph || !/^\p{Ll}/u.test(next.text),
  );
  const rest = nextStart === -1 ? others : others.slice(0, nextStart);
  return [first, ...rest].map((part) => part?.text ?? '').join(' ');
}
