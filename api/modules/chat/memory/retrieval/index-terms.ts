import type { PathNode } from '../path.repository.ts';
import type { NewMoment } from './memories.repository.ts';
import { keptWords } from './words.ts';

/** What an exchange is found by at most; the longest replies have about a hundred different words. */
const MOST_WORDS = 160;

/** A passage, oldest first, as the exchanges it consists of: each reply with the turn before it. */
export function momentsOf(passage: readonly Pick<PathNode, 'id' | 'role' | 'text' | 'depth'>[]): NewMoment[] {
  return passage.flatMap(({ id, role, text, depth }, at) => {
    if (role !== 'assistant') return [];
    const before = passage[at - 1];
    const turn = before?.role === 'user' ? before.text : '';
    return [{ id, depth, words: keptWords(`${turn}\n${text}`, MOST_WORDS) }];
  });
}
