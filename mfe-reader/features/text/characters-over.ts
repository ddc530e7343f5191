import { formatWhole } from '@storyloom/contract/core/count-format';
/** "1 character over", "18,000 characters over" */
export function charactersOver(count: number): string {
  return count === 1 ? '1 character over' : `${formatWhole(count)} characters over`;
}
