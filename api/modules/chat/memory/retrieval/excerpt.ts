import { splitSentences } from '../../../lore/lore.service.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { splitWords } from './words.ts';

type Excerpt = Pick<Memory, 'userText' | 'replyText'>;

interface Sentence {
  /** Position among all sentences of the memory. */
  index: number;
  side: keyof Excerpt;
  text: string;
  /** Offset in its side. */
  from: number;
  weight: number;
}

/** Characters at the end of a word that may differ: inflections. */
const ENDING = 3;
/** Characters of each memory that are stored with a reply; the exchange itself is in the tree. */
const TRACE_LENGTH = 600;

/**
 * The whole memory if it fits, otherwise its sentences that contain matched words, and the sentences next to them;
 * undefined if none fits.
 */
export function excerptMemory(memory: Memory, budget: number, count: CountTokens): Excerpt | undefined {
  const { userText, replyText } = memory;
  if (count(userText) + count(replyText) <= budget) return { userText, replyText };
  const [best, ...others] = weighSentences(memory)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.index - other.index);
  if (best === undefined || count(best.text) > budget) return undefined;
  const taken = [best];
  let left = budget - count(best.text);
  for (const sentence of others) {
    const cost = count(sentence.text);
    if (cost > left) continue;
    left -= cost;
    taken.push(sentence);
  }
  const inOrder = taken.sort((one, other) => one.index - other.index);
  return {
    userText: joinSentences(inOrder, 'userText', userText),
    replyText: joinSentences(inOrder, 'replyText', replyText),
  };
}

/** Memories as they are stored with the reply that used them: excerpts if they are long. */
export function trimForTrace(memories: readonly Memory[]): Memory[] {
  return memories.map((memory) => {
    const excerpt = excerptMemory(memory, TRACE_LENGTH, (text) => text.length);
    const { userText, replyText } = memory;
    return { ...memory, ...(excerpt ?? { userText: cut(userText), replyText: cut(replyText) }) };
  });
}

/** Cuts a text that has no short sentence. */
function cut(text: string): string {
  return text.length <= TRACE_LENGTH / 2 ? text : `${text.slice(0, TRACE_LENGTH / 2).toWellFormed()} …`;
}

function weighSentences({ userText, replyText, matchedWords }: Memory): Sentence[] {
  const sentences = [...locate('userText', userText), ...locate('replyText', replyText)];
  const stems = matchedWords.flatMap((matched) => splitWords(matched).map(({ word }) => stemOf(word)));
  const matches = sentences.map(({ text }) => {
    const words = splitWords(text);
    return stems.filter((stem) => words.some(({ word }) => word.startsWith(stem))).length;
  });
  return sentences.map((sentence, index) => {
    const isNextToMatch = (matches[index - 1] ?? 0) > 0 || (matches[index + 1] ?? 0) > 0;
    // Prefers the user message, because it explains the reply.
    const weight =
      4 * (matches[index] ?? 0) + (sentence.side === 'userText' ? 2 : 0) + (isNextToMatch ? 1 : 0);
    return { ...sentence, index, weight };
  });
}

function stemOf(word: string): string {
  return word.length <= 2 ? word : word.slice(0, Math.max(3, word.length - ENDING));
}

function locate(side: keyof Excerpt, whole: string): Pick<Sentence, 'side' | 'text' | 'from'>[] {
  let end = 0;
  return splitSentences(whole).map((text) => {
    const from = whole.indexOf(text, end);
    end = from + text.length;
    return { side, text, from };
  });
}

/** Keeps the text between adjacent sentences; an ellipsis marks an omission. */
function joinSentences(sentences: readonly Sentence[], side: keyof Excerpt, whole: string): string {
  const own = sentences.filter((one) => one.side === side);
  return own
    .map(({ text, from, index }, at) => {
      const previous = own[at - 1];
      if (previous === undefined) return text;
      const isAdjacent = previous.index === index - 1;
      return isAdjacent ? whole.slice(previous.from + previous.text.length, from) + text : ` … ${text}`;
    })
    .join('');
}
