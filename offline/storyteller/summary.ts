import type { Passage } from '@storyloom/ports/provider';
import { findNoun } from './analysis/intent.ts';

const CHARS_PER_TOKEN = 3.5;
const MAX_MESSAGES = 5;
const MESSAGE_LENGTH = 80;
const MAX_NAMES = 5;

/**
 * Summarizes a passage without a model: its characters, places and user messages, and the most important sentences of the
 * replies.
 */
export function summarize({ turns, names }: Passage, maxTokens: number): string {
  const replies = turns.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const room = Math.floor(maxTokens * CHARS_PER_TOKEN);
  const frame = [presence(turns, names), quoteMessages(turns)].filter((part) => part !== '').join(' ');
  const start = frame.length > room ? '' : frame;
  const sentences = keySentences(replies, names, room - start.length - 1);
  return [start, ...sentences].filter((part) => part !== '').join(' ');
}

function presence(turns: Passage['turns'], names: readonly string[]): string {
  const text = turns.map((turn) => turn.text).join('\n');
  const there = names.filter((name) => text.includes(name)).slice(0, MAX_NAMES);
  const where = placesIn(text);
  const parts = [
    there.length > 0 ? `With ${there.join(', ')}` : '',
    where.length > 0 ? `${there.length > 0 ? 'in' : 'In'} ${where.join(' and ')}` : '',
  ];
  const sentence = parts.filter((part) => part !== '').join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}

/** Nouns after “in the”, “at the” and so on that occur more than once. */
function placesIn(text: string): string[] {
  const seen = new Map<string, number>();
  for (const [, words = ''] of text.matchAll(
    /\b(?:in|at|into|inside|through) the ((?:[\p{L}’'-]+ ?){1,3})/gu,
  )) {
    const noun = findNoun(words.trim().split(' '));
    if (noun !== undefined) seen.set(noun, (seen.get(noun) ?? 0) + 1);
  }
  const frequent = [...seen].filter(([, times]) => times > 1).sort(([, one], [, other]) => other - one);
  return frequent.slice(0, 2).map(([place]) => `the ${place}`);
}

function quoteMessages(turns: Passage['turns']): string {
  const done = turns.filter(({ role, text }) => role === 'user' && text.trim().length > 2);
  const step = Math.max(1, Math.ceil(done.length / MAX_MESSAGES));
  const picked = done.filter((_, at) => at % step === 0).map(({ text }) => `“${truncate(text)}”`);
  return picked.length === 0 ? '' : `The reader: ${picked.join(', ')}.`;
}

function truncate(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replaceAll(/[“”"]/g, '')
    .trim()
    .replace(/(?<![.!])[.!]+$/, '');
  if (line.length <= MESSAGE_LENGTH) return line;
  const cut = line.slice(0, MESSAGE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MESSAGE_LENGTH / 2))}…`.toWellFormed();
}

interface Sentence {
  at: number;
  text: string;
  weight: number;
}

/** The sentences with the most names and frequent words, in their original order. */
function keySentences(replies: readonly string[], names: readonly string[], room: number): string[] {
  const sentences = replies.flatMap((text) => splitSentences(text));
  const frequent = wordCounts(sentences);
  const weighted = [...new Set(sentences)].map(
    (text, at): Sentence => ({ at, text, weight: weightOf(text, names, frequent) }),
  );
  let left = room;
  const selected = weighted
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .filter(({ text }) => {
      if (text.length + 1 > left) return false;
      left -= text.length + 1;
      return true;
    });
  return selected.sort((one, other) => one.at - other.at).map(({ text }) => text);
}

const segments = new Intl.Segmenter('en', { granularity: 'sentence' });

function splitSentences(text: string): string[] {
  return [...segments.segment(text)]
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim())
    .filter((one) => one.length > 8);
}

function wordCounts(sentences: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(wordsIn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
}

function weightOf(text: string, names: readonly string[], frequent: ReadonlyMap<string, number>): number {
  const words = wordsIn(text);
  const common = words.reduce((sum, word) => sum + Math.min((frequent.get(word) ?? 0) - 1, 4), 0);
  const people = names.filter((name) => text.includes(name)).length;
  return people * 3 + common / Math.sqrt(words.length + 1);
}
