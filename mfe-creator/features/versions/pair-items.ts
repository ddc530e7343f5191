/** An item of the earlier list and the same one of the later. One of them is undefined if it was added or removed. */
interface Pair {
  old: unknown;
  next: unknown;
}

/** Pairs the items of both lists by id, name or text, and the remaining ones without an id by order; in the order of the later list. */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const known = new Map(before.map((item, index) => [identityOf(item) ?? `#${index}`, item]));
  const same = after.map((item) => {
    const identity = identityOf(item) ?? '';
    const found = known.get(identity);
    known.delete(identity);
    return found;
  });
  // A renamed item without an id, such as a character, is paired with the next unpaired one.
  const left = before.filter((item) => !same.includes(item));
  const hasId = [...before, ...after].some((item) => isFields(item) && 'id' in item);
  const pairs = after.map((next, at) => ({ next, old: same[at] ?? (hasId ? undefined : left.shift()) }));
  return [...pairs, ...left.map((old) => ({ old, next: undefined }))];
}

/** The items in the order in which their author sees them: entries of the world book by their `order`. */
export function inOrder(items: readonly unknown[]): unknown[] {
  const orderOf = (item: unknown) => (isFields(item) && typeof item.order === 'number' ? item.order : 0);
  return items.toSorted((first, second) => orderOf(first) - orderOf(second));
}

/** The title of a lore entry or the name of a character. */
export function nameOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const name = item.title ?? item.name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

function identityOf(item: unknown): string | undefined {
  if (!isFields(item)) return String(item);
  return typeof item.id === 'string' ? item.id : nameOf(item);
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
