/** A quantity measured on both sides. */
export interface Comparison {
  what: string;
  unit: string;
  ours: number;
  other: number;
  /** The target for our side; without it, the row has no verdict. */
  target?: Target;
}

/** `words` are for display, for example "≤ 1.1× + 5 ms". */
export type Target = { words: string } & (
  | { kind: 'at most' | 'at least'; limit: number }
  | { kind: 'between'; from: number; to: number }
);

export const ratioOf = ({ ours, other }: Comparison): number => ours / other;

/** Null without a target. */
export function isMet({ ours, target }: Comparison): boolean | null {
  if (!target) return null;
  if (target.kind === 'between') return target.from <= ours && ours <= target.to;
  return target.kind === 'at most' ? ours <= target.limit : ours >= target.limit;
}
