import type { Passage } from '../../modules/providers/port/provider.ts';
import { nounOf } from './analysis/intent.ts';

const CHARS_PER_TOKEN = 3.5;
const MOST_DEEDS = 5;
const DEED_LENGTH = 80;
const MOST_NAMES = 5;

/**
 * Tells a passage short without a model: who was there, where, what the reader did, and in the story's own sentences
 * what came of it. Plain, but nothing in it is invented.
 */
export function shorten({ turns, names }: Passage, maxTokens: number): string {
  const told = turns.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const room = Math.floor(maxTokens * CHARS_PER_TOKEN);
  const frame = [presence(turns, names), deeds(turns)].filter((part) => part !== '').join(' ');
  const start = frame.length > room ? '' : frame;
  const kept = keySentences(told, names, room - start.length - 1);
  return [start, ...kept].filter((part) => part !== '').join(' ');
}

function presence(turns: Passage['turns'], names: readonly string[]): string {
  const text = turns.map((turn) => turn.text).join('\n');
  const there = names.filter((name) => text.includes(name)).slice(0, MOST_NAMES);
  const where = placesIn(text);
  const parts = [
    there.length > 0 ? `With ${there.join(', ')}` : '',
    where.length > 0 ? `${there.length > 0 ? 'in' : 'In'} ${where.join(' and ')}` : '',
  ];
  const sentence = parts.filter((part) => part !== '').join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}

/** Where most of it happens: what stands after “in the”, “at the”… more than once. */
function placesIn(text: string): string[] {
  const seen = new Map<string, number>();
  for (const [, words = ''] of text.matchAll(
    /\b(?:in|at|into|inside|through) the ((?:[\p{L}’'-]+ ?){1,3})/gu,
  )) {
    const noun = nounOf(words.trim().split(' '));
    if (noun !== undefined) seen.set(noun, (seen.get(noun) ?? 0) + 1);
  }
  const often = [...seen].filter(([, times]) => times > 1).sort(([, one], [, other]) => other - one);
  return often.slice(0, 2).map(([place]) => `the ${place}`);
}

function deeds(turns: Passage['turns']): string {
  const done = turns.filter(({ role, text }) => role === 'user' && text.trim().length > 2);
  const step = Math.max(1, Math.ceil(done.length / MOST_DEEDS));
  const picked = done.filter((_, at) => at % step === 0).map(({ text }) => `“${clipped(text)}”`);
  return picked.length === 0 ? '' : `The reader: ${picked.join(', ')}.`;
}

function clipped(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replaceAll(/[“”"]/g, '')
    .trim()
    .replace(/(?<![.!])[.!]+$/, '');
  if (line.length <= DEED_LENGTH) return line;
  const cut = line.slice(0, DEED_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DEED_LENGTH / 2))}…`.toWellFormed();
}

interface Sentence {
  at: number;
  text: string;
  weight: number;
}

/** The sentences that speak of people and of what is spoken of often, in the order they were told. */
function keySentences(told: readonly string[], names: readonly string[], room: number): string[] {
  const sentences = told.flatMap((text) => splitSentences(text));
  const often = wordCounts(sentences);
  const weighed = [...new Set(sentences)].map(
    (text, at): Sentence => ({ at, text, weight: weightOf(text, names, often) }),
  );
  let left = room;
  const kept = weighed
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .filter(({ text }) => {
      if (text.length + 1 > left) return false;
      left -= text.length + 1;
      return true;
    });
  return kept.sort((one, other) => one.at - other.at).map(({ text }) => text);
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

function weightOf(text: string, names: readonly string[], often: ReadonlyMap<string, number>): number {
  const words = wordsIn(text);
  const common = words.reduce((sum, word) => sum + Math.min((often.get(word) ?? 0) - 1, 4), 0);
  const people = names.filter((name) => text.includes(name)).length;
  return people * 3 + common / Math.sqrt(words.length + 1);
}
