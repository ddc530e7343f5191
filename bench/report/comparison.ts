/** A quantity measured on both sides. */
export interface Comparison {
  what: string;
  unit: string;
  ours: number;
  other: number;
  /** The target for our side; without it, the row has no verdict. */
  target?: Target;
}

export interface Target {
  /** For display, for example "≤ 1.1× + 5 ms". */
  words: string;
  kind: 'at most' | 'at least';
  limit: number;
}

export const ratioOf = ({ ours, other }: Comparison): number => ours / other;

/** Null without a target. */
export function isMet({ ours, target }: Comparison): boolean | null {
  if (!target) return null;
  return target.kind === 'at most' ? ours <= target.limit : ours >= target.limit;
}
