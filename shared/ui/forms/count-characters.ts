/** Counts Unicode code points, as the contract's limits do. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
