/** A rendered item, or the space of items that are not rendered. `height` in px. */
export type ListPart = { kind: 'item'; index: number } | { kind: 'space'; key: string; height: number };

interface Heights {
  ids: readonly string[];
  /** Height in px: measured, or estimated if the item was never rendered. */
  heightOf: (id: string) => number;
  /** Gap between items in px. */
  gap: number;
}

/** Combines each run of items that are not rendered into one space, so that the height of the list never changes. */
export function layOutList({ ids, heightOf, gap }: Heights, isDrawn: (id: string) => boolean): ListPart[] {
  const parts: ListPart[] = [];
  let spaces = 0;
  for (const [index, id] of ids.entries()) {
    const last = parts.at(-1);
    if (isDrawn(id)) parts.push({ kind: 'item', index });
    else if (last?.kind === 'space') last.height += gap + heightOf(id);
    else parts.push({ kind: 'space', key: `space-${spaces++}`, height: heightOf(id) });
  }
  return parts;
}

/** Items between `top` and `bottom`, in px from the start of the list. */
export function idsBetween({ ids, heightOf, gap }: Heights, top: number, bottom: number): string[] {
  const found: string[] = [];
  let at = 0;
  for (const id of ids) {
    const height = heightOf(id);
    if (at > bottom) break;
    if (at + height >= top) found.push(id);
    at += height + gap;
  }
  return found;
}

/** The ids between two items, in list order and including both; empty if one is not in the list. */
export function idsFrom(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [] : ids.slice(first, last + 1);
}

/** Most items that are appended at once: a user message and its reply. */
const step = 2;

/** True if `ids` is `before` with up to one exchange appended. */
export function isAppended(before: readonly string[], ids: readonly string[]): boolean {
  const more = ids.length - before.length;
  if (before.length === 0 || more < 1 || more > step) return false;
  return ids[0] === before[0] && ids[before.length - 1] === before.at(-1);
}
