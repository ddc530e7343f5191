import type { Candidate } from './evaluation.ts';
import { chance } from './probability.ts';

/**
 * Keeps one candidate of each group and excludes the others. Sticky candidates win, then those with more keys, then
 * those of higher priority, then a weighted random choice. A group in `decided` already has its entry.
 */
export function resolveGroups(
  candidates: readonly Candidate[],
  { decided, parentMessageId }: { decided: ReadonlySet<string>; parentMessageId: string },
): Candidate[] {
  const winners = new Map<string, Candidate>();
  for (const group of new Set(candidates.filter(isGroupCandidate).map(({ entry }) => entry.group))) {
    const members = candidates.filter((one) => isGroupCandidate(one) && one.entry.group === group);
    const best = members
      .toSorted(compareRank)
      .filter((one, _, [first]) => first !== undefined && compareRank(one, first) === 0);
    const winner = decided.has(group)
      ? undefined
      : pickWeighted(best, chance(parentMessageId, 'group', group));
    if (winner !== undefined) winners.set(group, winner);
  }
  return candidates.map((one) =>
    isGroupCandidate(one) && winners.get(one.entry.group) !== one ? { ...one, excludedBy: 'group' } : one,
  );
}

export const isGroupCandidate = ({ entry, excludedBy }: Candidate): boolean =>
  entry.group !== '' && !entry.constant && excludedBy === undefined;

function compareRank(a: Candidate, b: Candidate): number {
  return (
    Number(b.reason === 'sticky') - Number(a.reason === 'sticky') ||
    b.keyCount - a.keyCount ||
    b.entry.priority - a.entry.priority
  );
}

/** Picks one candidate by `fraction` in [0, 1), weighted by probability. */
function pickWeighted(candidates: readonly Candidate[], fraction: number): Candidate | undefined {
  const sorted = candidates.toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
  const weights = sorted.map(({ entry }) => Math.max(entry.probability, 1));
  let left = fraction * weights.reduce((sum, weight) => sum + weight, 0);
  return sorted.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
}
