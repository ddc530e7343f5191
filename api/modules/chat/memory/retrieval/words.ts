import { fold, isUnspaced } from '../../../lore/lore.service.ts';
import type { PathNode } from '../path.repository.ts';
import { isStopWord } from './stop-words.ts';

/** In characters; longer words are addresses or the result of a key held down. */
const MAX_LENGTH = 40;
/** Maximum number of words that index an exchange; the longest replies have about a hundred different ones. */
const MAX_WORDS = 160;

/** A summarized exchange and its index words. */
export interface MemoryEntry {
  /** The reply's id. */
  id: string;
  depth: number;
  words: string[];
}

export interface Word {
  /** Normalized: without case, accents and possessive ending. */
  word: string;
  /** The word as it is in the text. */
  written: string;
  /** Offset in the text. */
  at: number;
}

/** The words of a text in order, without stop words; each pair of adjacent characters in scripts without spaces. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'][\p{L}\p{M}]+)*/gu)) {
    if (isUnspaced(run)) words.push(...splitPairs(run, index));
    else add(words, run, index);
  }
  return words;
}

/** The exchanges of summarized messages, oldest first: each reply with the user message before it. */
export function toMemoryEntries(
  messages: readonly Pick<PathNode, 'id' | 'role' | 'text' | 'depth'>[],
): MemoryEntry[] {
  return messages.flatMap(({ id, role, text, depth }, at) => {
    if (role !== 'assistant') return [];
    const before = messages[at - 1];
    const userText = before?.role === 'user' ? before.text : '';
    const words = new Set(splitWords(`${userText}\n${text}`).map(({ word }) => word));
    return [{ id, depth, words: [...words].slice(0, MAX_WORDS) }];
  });
}

function add(words: Word[], written: string, at: number): void {
  const word = fold(written, false).replace(/'s?$|'(?:re|ve|ll|d|m|t)$/u, '');
  if (word.length <= MAX_LENGTH && !isStopWord(word)) {
    words.push({ word, written: written.replace(/[’']s?$/u, ''), at });
  }
}

/** Pairs of adjacent characters; a part in a script with spaces, such as a Latin name, stays one word. */
function splitPairs(run: string, start: number): Word[] {
  const words: Word[] = [];
  for (const { 0: part, index } of run.matchAll(
    /[\p{ASCII}\p{Script=Latin}]+|[^\p{ASCII}\p{Script=Latin}]+/gu,
  )) {
    if (!isUnspaced(part)) {
      add(words, part, start + index);
      continue;
    }
    const characters = [...part];
    let at = start + index;
    for (const [position, character] of characters.entries()) {
      const next = characters[position + 1];
      if (next !== undefined) {
        const written = character + next;
        words.push({ word: fold(written, false), written, at });
      }
      at += character.length;
    }
  }
  return words;
}
