import { fold, isUnspaced } from '../../../lore/lore.service.ts';
import { isSmall } from './stop-words.ts';

/** Longer ones are nothing that people say: addresses, or keys held down. */
const LONGEST = 40;

/** A word as it stands in a text. */
export interface Word {
  /** In the one form for what looks the same. */
  word: string;
  /** As it was written. */
  written: string;
  /** Where it begins in the text. */
  at: number;
}

/**
 * The words of a text that can tell one moment from another, in their order: without small words, and of scripts
 * that write no spaces each two neighbours.
 */
export function wordsIn(text: string): Word[] {
  const found: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'][\p{L}\p{M}]+)*/gu)) {
    if (isUnspaced(run)) found.push(...pairsIn(run, index));
    else add(found, run, index);
  }
  return found;
}

function add(found: Word[], written: string, at: number): void {
  const word = fold(written, false).replace(/'s?$|'(?:re|ve|ll|d|m|t)$/u, '');
  if (word.length <= LONGEST && !isSmall(word))
    found.push({ word, written: written.replace(/[’']s?$/u, ''), at });
}

/** Neighbours in a run of characters; what of it has spaces elsewhere, as a name in Latin letters, stays a word. */
function pairsIn(run: string, start: number): Word[] {
  const found: Word[] = [];
  for (const { 0: piece, index } of run.matchAll(
    /[\p{ASCII}\p{Script=Latin}]+|[^\p{ASCII}\p{Script=Latin}]+/gu,
  )) {
    if (!isUnspaced(piece)) {
      add(found, piece, start + index);
      continue;
    }
    const characters = [...piece];
    let at = start + index;
    for (const [place, character] of characters.entries()) {
      const next = characters[place + 1];
      if (next !== undefined) {
        const written = character + next;
        found.push({ word: fold(written, false), written, at });
      }
      at += character.length;
    }
  }
  return found;
}

/** The different words of a text, as they are kept. */
export function keptWords(text: string, most: number): string[] {
  return [...new Set(wordsIn(text).map(({ word }) => word))].slice(0, most);
}
