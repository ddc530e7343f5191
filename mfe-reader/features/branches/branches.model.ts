import type { Branch } from '@storyloom/contract/chat/entities/branch';
import { turnNumber } from '../text/turn-number.ts';

export function turnLabel({ depth }: Pick<Branch, 'depth'>): string {
  return depth === 0 ? 'The beginning' : `Turn ${turnNumber(depth)}`;
}

/** Accessible name of a node of the map. */
export function nodeLabel(branch: Branch, headId: string | null): string {
  const { childCount, saveIds, id, role, depth } = branch;
  const branches = childCount > 1 ? `${childCount} branches from here` : childCount === 0 ? 'an end' : '';
  const saved = saveIds.length > 0 ? 'saved' : '';
  const here = id === headId ? 'you are here' : '';
  const author = depth > 0 && role === 'user' ? 'your message' : '';
  return [turnLabel(branch), author, branches, saved, here].filter(Boolean).join(', ');
}

/** "11 turns", for the messages between a node and its parent that the map leaves out; empty for none. */
export function skippedLabel(messages: number): string {
  const turns = turnNumber(messages);
  if (turns === 0) return '';
  return turns === 1 ? '1 turn' : `${turns} turns`;
}
