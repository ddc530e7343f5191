/** One thing measured on both sides in the same run. */
export interface Comparison {
  what: string;
  unit: string;
  ours: number;
  other: number;
  /** Target for our side; a row without one is reported only. */
  target?: Target;
}

export interface Target {
  /** As the reader sees it, for example "≤ 1.1× + 5 ms". */
  words: string;
  kind: 'at most' | 'at least';
  limit: number;
}

export const ratioOf = ({ ours, other }: Comparison): number => ours / other;

/** Null when nothing is asked. */
export function isMet({ ours, target }: Comparison): boolean | null {
  if (!target) return null;
  return target.kind === 'at most' ? ours <= target.limit : ours >= target.limit;
}
