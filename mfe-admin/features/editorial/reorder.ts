/** Returns the items with one of them moved to another index. */
export function reorder<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice(from, from + 1);
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...moved);
}
