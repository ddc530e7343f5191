import { isUnspaced } from '../../../lore/lore.service.ts';
import { splitWords, type Word } from './words.ts';

/** A word that memories are searched by. */
export interface QueryTerm {
  word: string;
  /** How specific the word is; 1 for an ordinary word of the user message. */
  weight: number;
  /** The word as the reader wrote it. */
  written: string;
}

const MAX_TERMS = 8;
/** Characters used from the end of a long user message, where the reader acts. */
const USER_LENGTH = 1_500;
/** Characters used from the end of the reply before: only its end is still a topic. */
const REPLY_LENGTH = 300;

/** Names and things identify an exchange better than other words. */
const NAME_WEIGHT = 1.3;
const WORD_WEIGHT = 1;
/** Factor for words of the reply before. */
const REPLY_FACTOR = 0.4;

const beforeThing =
  /(?:^|[^\p{L}])(?:the|an?|my|your|his|her|its|our|their|this|that|these|those)(?:\s+[\p{L}’'-]+){0,2}\s+$/iu;
/** A capital here does not indicate a name. */
const sentenceStart = /(?:^|[.!?…:]["”’)]?\s+|["“‘(]|\n)\s*$/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The most specific words of the user message and of the end of the reply before; the path is newest first. */
export function extractQueryTerms(
  path: readonly { role: 'user' | 'assistant'; text: string }[],
): QueryTerm[] {
  const [head, above] = path;
  if (head === undefined) return [];
  const reply = head.role === 'assistant' ? head.text : above?.role === 'assistant' ? above.text : '';
  const terms = new Map<string, QueryTerm>();
  const add = (text: string, factor: number) => {
    for (const { word, written, weight } of weighWords(text)) {
      const known = terms.get(word);
      if (known === undefined || known.weight < weight * factor) {
        terms.set(word, { word, written, weight: weight * factor });
      }
    }
  };
  if (head.role === 'user') add(head.text.slice(-USER_LENGTH), 1);
  add(endOf(reply), REPLY_FACTOR);
  return [...terms.values()].toSorted((one, other) => other.weight - one.weight).slice(0, MAX_TERMS);
}

/** The last sentences of a text, or the last words of a very long sentence. */
function endOf(text: string): string {
  if (text.length <= REPLY_LENGTH) return text;
  const end = text.slice(-REPLY_LENGTH);
  const start = end.search(/(?<=[.!?…。！？]["”」]?\s*)(?=[\p{Lu}\p{Lo}"“「])/u);
  return start > 0 ? end.slice(start) : end.slice(end.search(/\s/u) + 1);
}

function weighWords(text: string): QueryTerm[] {
  const words = splitWords(text);
  const ranges = words.some(({ word }) => isUnspaced(word)) ? wordRanges(text) : [];
  return words.flatMap((one) => {
    const weight = isUnspaced(one.word) ? weightOfPair(one, ranges) : weightOf(one, text);
    return weight === 0 ? [] : [{ word: one.word, written: one.written, weight }];
  });
}

function weightOf({ written, at }: Word, text: string): number {
  const before = text.slice(Math.max(0, at - 60), at);
  const isName = /^\p{Lu}/u.test(written) && !sentenceStart.test(before);
  return isName || beforeThing.test(before) ? NAME_WEIGHT : WORD_WEIGHT;
}

type Range = readonly [from: number, to: number];

/** Ranges of words with two or more characters in a text without spaces. */
function wordRanges(text: string): Range[] {
  return [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length > 1)
    .map(({ segment, index }) => [index, index + segment.length]);
}

/** A pair of characters that spans two words means nothing. */
function weightOfPair({ written, at }: Word, ranges: readonly Range[]): number {
  return ranges.some(([from, to]) => at >= from && at + written.length <= to) ? WORD_WEIGHT : 0;
}
