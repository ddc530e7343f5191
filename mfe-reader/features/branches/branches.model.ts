import type { Branch } from '@storyloom/contract/entities/branch';

/** The reader's words and the reply to them are one turn. */
export function turnOf({ depth }: Pick<Branch, 'depth'>): string {
  return depth === 0 ? 'The beginning' : `Turn ${Math.ceil(depth / 2)}`;
}

/** What a place is, for who does not see where it is drawn. */
export function placeText(branch: Branch, headId: string | null): string {
  const { childCount, archiveIds, id, role, depth } = branch;
  const ways = childCount > 1 ? `${childCount} ways from here` : childCount === 0 ? 'an end' : '';
  const saved = archiveIds.length > 0 ? 'saved' : '';
  const here = id === headId ? 'you are here' : '';
  const who = depth > 0 && role === 'user' ? 'your words' : '';
  return [turnOf(branch), who, ways, saved, here].filter(Boolean).join(', ');
}

/** "2 messages between", where a run was left out. */
export function skippedText(skipped: number): string {
  if (skipped === 0) return '';
  return skipped === 1 ? '1 message between' : `${skipped} messages between`;
}
