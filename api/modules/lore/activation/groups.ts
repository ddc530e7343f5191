import type { Called } from './evaluation.ts';
import { roll } from './probability.ts';

/** Lets one entry of each group stay: the sticky one, the one most called for, the most important, or by lot. */
export function settleGroups(
  called: readonly Called[],
  { taken, parentMessageId }: { taken: ReadonlySet<string>; parentMessageId: string },
): Called[] {
  const winners = new Map<string, Called>();
  for (const group of new Set(called.filter(competes).map(({ entry }) => entry.group))) {
    const rivals = called.filter((one) => competes(one) && one.entry.group === group);
    const best = rivals
      .toSorted(byRank)
      .filter((one, _, [first]) => first !== undefined && byRank(one, first) === 0);
    const winner = taken.has(group) ? undefined : draw(best, roll(parentMessageId, 'group', group));
    if (winner !== undefined) winners.set(group, winner);
  }
  return called.map((one) =>
    competes(one) && winners.get(one.entry.group) !== one ? { ...one, out: 'group' } : one,
  );
}

export const competes = ({ entry, out }: Called): boolean =>
  entry.group !== '' && !entry.constant && out === undefined;

function byRank(one: Called, other: Called): number {
  const rank = ({ why, keys, entry }: Called) => [why === 'sticky' ? 1 : 0, keys, entry.priority];
  const [mine, theirs] = [rank(one), rank(other)];
  const differs = mine.findIndex((value, at) => value !== theirs[at]);
  return differs === -1 ? 0 : (theirs[differs] ?? 0) - (mine[differs] ?? 0);
}

/** By the weight of their probabilities, in an order of their own. */
function draw(rivals: readonly Called[], lot: number): Called | undefined {
  const ordered = rivals.toSorted((one, other) => (one.entry.id < other.entry.id ? -1 : 1));
  const weights = ordered.map(({ entry }) => Math.max(entry.probability, 1));
  let left = lot * weights.reduce((sum, weight) => sum + weight, 0);
  return ordered.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
}
