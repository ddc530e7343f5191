import { isUnspaced } from '../../../lore/lore.service.ts';
import { type Word, wordsIn } from './words.ts';

/** A word that calls old moments up, and how much it says of what is meant. */
export interface AskedWord {
  word: string;
  weight: number;
  /** As the reader wrote it. */
  written: string;
}

/** So many are looked for at most. */
const MOST = 8;
/** Of a long turn its end counts: that is where the reader acts. */
const TURN_LENGTH = 1_500;
/** Of the reply before it only what it ended with is still on the table. */
const REPLY_LENGTH = 300;

/** What a person, a thing or a place is called says more than other words. */
const THING = 1.3;
const OTHER = 1;
/** The reader's own words count for more than those they answer. */
const OF_REPLY = 0.4;

const beforeThing =
  /(?:^|[^\p{L}])(?:the|an?|my|your|his|her|its|our|their|this|that|these|those)(?:\s+[\p{L}’'-]+){0,2}\s+$/iu;
/** A capital here is no sign of a name. */
const sentenceStart = /(?:^|[.!?…:]["”’)]?\s+|["“‘(]|\n)\s*$/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What a turn speaks of, and the end of the reply before it; the path is given newest first. */
export function askedOf(path: readonly { role: 'user' | 'assistant'; text: string }[]): AskedWord[] {
  const [head, above] = path;
  if (head === undefined) return [];
  const reply = head.role === 'assistant' ? head.text : above?.role === 'assistant' ? above.text : '';
  const asked = new Map<string, AskedWord>();
  const add = (text: string, share: number) => {
    for (const { word, written, weight } of weighed(text)) {
      const known = asked.get(word);
      if (known === undefined || known.weight < weight * share) {
        asked.set(word, { word, written, weight: weight * share });
      }
    }
  };
  if (head.role === 'user') add(head.text.slice(-TURN_LENGTH), 1);
  add(endOf(reply), OF_REPLY);
  return [...asked.values()].toSorted((one, other) => other.weight - one.weight).slice(0, MOST);
}

/** Its last sentences, or the last words of an endless one. */
function endOf(text: string): string {
  if (text.length <= REPLY_LENGTH) return text;
  const end = text.slice(-REPLY_LENGTH);
  const start = end.search(/(?<=[.!?…。！？]["”」]?\s*)(?=[\p{Lu}\p{Lo}"“「])/u);
  return start > 0 ? end.slice(start) : end.slice(end.search(/\s/u) + 1);
}

function weighed(text: string): AskedWord[] {
  const words = wordsIn(text);
  const whole = words.some(({ word }) => isUnspaced(word)) ? wholeWords(text) : [];
  return words.flatMap((one) => {
    const weight = isUnspaced(one.word) ? weightOfPair(one, whole) : weightOf(one, text);
    return weight === 0 ? [] : [{ word: one.word, written: one.written, weight }];
  });
}

function weightOf({ written, at }: Word, text: string): number {
  const before = text.slice(Math.max(0, at - 60), at);
  const isName = /^\p{Lu}/u.test(written) && !sentenceStart.test(before);
  return isName || beforeThing.test(before) ? THING : OTHER;
}

type Range = readonly [from: number, to: number];

/** Where the words of two characters and more stand in a text without spaces. */
function wholeWords(text: string): Range[] {
  return [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike && segment.length > 1)
    .map(({ segment, index }) => [index, index + segment.length]);
}

/** Two neighbours that belong to different words mean nothing. */
function weightOfPair({ written, at }: Word, whole: readonly Range[]): number {
  return whole.some(([from, to]) => at >= from && at + written.length <= to) ? OTHER : 0;
}
