import type { Called } from './evaluation.ts';

/** What is told of the lore, in tokens. */
export interface LoreBudget {
  constant: number;
  triggered: number;
}

/** What matters most first: it is filled in this order, and what does not fit is passed over. */
export function byNeed(one: Called, other: Called): number {
  return (
    first(one.why === 'constant', other.why === 'constant') ||
    // Which constants fit may not change with what is said: a prompt begins with them.
    (one.why === 'constant' ? 0 : byNews(one, other)) ||
    other.entry.priority - one.entry.priority ||
    (one.why === 'constant' ? 0 : age(one) - age(other)) ||
    one.entry.order - other.entry.order ||
    (one.entry.id < other.entry.id ? -1 : 1)
  );
}

/** Named by the reader just now, then what stays from before. */
function byNews(one: Called, other: Called): number {
  return first(one.place === 0, other.place === 0) || first(one.why === 'sticky', other.why === 'sticky');
}

const first = (mine: boolean, theirs: boolean): number => Number(theirs) - Number(mine);
const age = ({ place }: Called): number => place ?? Number.MAX_SAFE_INTEGER;

/** Those that fit, of entries in the order of their need; each costs its `tokens`. */
export function fill<One extends { why: Called['why']; tokens: number }>(
  ordered: readonly One[],
  budget: LoreBudget,
): Set<One> {
  const left = { ...budget };
  return new Set(
    ordered.filter(({ why, tokens }) => {
      const part = why === 'constant' ? 'constant' : 'triggered';
      if (tokens > left[part]) return false;
      left[part] -= tokens;
      return true;
    }),
  );
}
