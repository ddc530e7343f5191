import { splitSentences } from '../../../lore/lore.service.ts';
import type { Memory } from '../../../messages/messages.service.ts';
import type { CountTokens } from '../tokens/tokens.ts';
import { wordsIn } from './words.ts';

type Told = Pick<Memory, 'turn' | 'reply'>;

interface Sentence {
  at: number;
  of: keyof Told;
  text: string;
  /** Where it begins in what it is of. */
  from: number;
  weight: number;
}

/** So much of a word has to be the same: what follows bends it. */
const ENDING = 3;

/**
 * The moment word for word where it fits, else its sentences that are about the words, with those beside them.
 * Undefined when none of them fits.
 */
export function excerptOf(moment: Memory, budget: number, count: CountTokens): Told | undefined {
  const { turn, reply } = moment;
  if (count(turn) + count(reply) <= budget) return { turn, reply };
  const sentences = weighed(moment);
  const [first, ...others] = sentences
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  if (first === undefined || count(first.text) > budget) return undefined;
  const kept = [first];
  let left = budget - count(first.text);
  for (const sentence of others) {
    const cost = count(sentence.text);
    if (cost > left) continue;
    left -= cost;
    kept.push(sentence);
  }
  const told = kept.sort((one, other) => one.at - other.at);
  return { turn: joined(told, 'turn', turn), reply: joined(told, 'reply', reply) };
}

function weighed({ turn, reply, words }: Memory): Sentence[] {
  const all = [...placed('turn', turn), ...placed('reply', reply)];
  const stems = words.flatMap((word) => wordsIn(word).map(({ word: one }) => stemOf(one)));
  const hits = all.map(({ text }) => {
    const said = wordsIn(text);
    return stems.filter((stem) => said.some(({ word }) => word.startsWith(stem))).length;
  });
  return all.map((sentence, at) => {
    const beside = Math.max(hits[at - 1] ?? 0, hits[at + 1] ?? 0) > 0 ? 1 : 0;
    // What the reader did is what the rest answers.
    return { ...sentence, at, weight: 4 * (hits[at] ?? 0) + (sentence.of === 'turn' ? 2 : 0) + beside };
  });
}

function stemOf(word: string): string {
  return word.length <= 2 ? word : word.slice(0, Math.max(3, word.length - ENDING));
}

function placed(of: keyof Told, whole: string): Pick<Sentence, 'of' | 'text' | 'from'>[] {
  let end = 0;
  return splitSentences(whole).map((text) => {
    const from = whole.indexOf(text, end);
    end = from + text.length;
    return { of, text, from };
  });
}

/** As it was written, with a sign where something was left out. */
function joined(told: readonly Sentence[], of: keyof Told, whole: string): string {
  const own = told.filter((one) => one.of === of);
  return own
    .map(({ text, from, at }, index) => {
      const before = own[index - 1];
      if (before === undefined) return text;
      return before.at === at - 1 ? whole.slice(before.from + before.text.length, from) + text : ` … ${text}`;
    })
    .join('');
}
