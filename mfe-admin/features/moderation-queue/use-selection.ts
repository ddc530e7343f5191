import { useState } from 'react';

/** The selected ones of the shown items. */
export function useSelection<Item extends { id: string }>(items: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: items.filter(({ id }) => ids.has(id)),
    select: (next: readonly Item[]) => setIds(new Set(next.map(({ id }) => id))),
    toggle: ({ id }: Item) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
