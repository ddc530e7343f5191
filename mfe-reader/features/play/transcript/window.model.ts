/** A part of a long list: an item that is drawn, or empty space as high as the items it stands for. */
export type Stretch = { kind: 'item'; index: number } | { kind: 'space'; key: string; height: number };

interface Heights {
  ids: readonly string[];
  /** px; for one that was never drawn, what is likely. */
  heightOf: (id: string) => number;
  /** px between two neighbours. */
  gap: number;
}

/** The list with every run of undrawn items as one space. Its whole height does not depend on what is drawn. */
export function stretchesOf({ ids, heightOf, gap }: Heights, isDrawn: (id: string) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  let spaces = 0;
  for (const [index, id] of ids.entries()) {
    const last = stretches.at(-1);
    if (isDrawn(id)) stretches.push({ kind: 'item', index });
    else if (last?.kind === 'space') last.height += gap + heightOf(id);
    else stretches.push({ kind: 'space', key: `space-${spaces++}`, height: heightOf(id) });
  }
  return stretches;
}

/** Items that overlap the stretch from `top` to `bottom`, px from the beginning of the list. */
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

/** `from` to `to` in the order of the list, whichever comes first; empty when one is not in it. */
export function idsFromTo(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [] : ids.slice(first, last + 1);
}

/** One exchange at most. */
const step = 2;

/** Whether a list is the one before with a step more at its end. */
export function goesOn(before: readonly string[], ids: readonly string[]): boolean {
  const more = ids.length - before.length;
  if (before.length === 0 || more < 1 || more > step) return false;
  return ids[0] === before[0] && ids[before.length - 1] === before.at(-1);
}
