/** "1 character over", "18,000 characters over" */
export function charactersOver(count: number): string {
  return count === 1 ? '1 character over' : `${count.toLocaleString('en')} characters over`;
}
