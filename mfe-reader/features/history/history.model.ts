import { formatWhole } from '@storyloom/contract/core/count-format';

/** The progress of a save. `depth` counts messages; a turn is two of them. */
export function turnsLine(depth: number): string {
  const turns = Math.ceil(depth / 2);
  if (turns === 0) return 'At the opening scene';
  return turns === 1 ? '1 turn in' : `${formatWhole(turns)} turns in`;
}
