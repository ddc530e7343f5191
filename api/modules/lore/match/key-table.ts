/** A text or a key as numbers: code units, or the ids of words. */
export type Units = Uint32Array;

interface Key<Owner> {
  units: Units;
  owners: Owner[];
}

/** The keys with one first unit: `from` up to `to` in the sorted keys. */
interface Group {
  at: number;
  from: number;
  to: number;
}

export type Scan<Owner> = (
  text: Units,
  isWhole: (at: number, length: number) => boolean,
  found: (owner: Owner) => void,
) => void;

/**
 * Finds keys in texts. Sorted keys with a common beginning are adjacent, so that a search narrows one range unit by
 * unit: the time depends on the length of the text and of the longest key, and only logarithmically on the number of keys.
 */
export function createKeyTable<Owner>() {
  const byName = new Map<string, Key<Owner>>();
  let index: { keys: Key<Owner>[]; groups: Map<number, Group> } | undefined;

  function buildIndex() {
    const keys = [...byName.values()].toSorted((a, b) => compareUnits(a.units, b.units));
    const groups = new Map<number, Group>();
    for (const [at, { units }] of keys.entries()) {
      const first = units[0] ?? 0;
      const group = groups.get(first);
      if (group === undefined) groups.set(first, { at: groups.size, from: at, to: at + 1 });
      else group.to = at + 1;
    }
    return { keys, groups };
  }

  return {
    add(units: Units, owner: Owner): void {
      if (units.length === 0) return;
      const name = units.join();
      const known = byName.get(name);
      if (known === undefined) byName.set(name, { units, owners: [owner] });
      else known.owners.push(owner);
      index = undefined;
    },

    isEmpty: () => byName.size === 0,

    /**
     * Starts a scan of several texts, the most important one first: a key is found once, in the first text that has it
     * where `isWhole` is true.
     */
    startScan(): Scan<Owner> {
      index ??= buildIndex();
      const { keys, groups } = index;
      const isFound = new Uint8Array(keys.length);
      const left = new Uint32Array(groups.size);
      for (const { at, from, to } of groups.values()) left[at] = to - from;

      return (text, isWhole, found) => {
        for (let start = 0; start < text.length; start++) {
          const group = groups.get(text[start] ?? 0);
          if (group === undefined || left[group.at] === 0) continue;
          let { from, to } = group;
          for (let depth = 1; from < to; depth++) {
            const key = keys[from];
            if (key?.units.length === depth) {
              if (isFound[from] === 0 && isWhole(start, depth)) {
                isFound[from] = 1;
                left[group.at] = (left[group.at] ?? 0) - 1;
                for (const owner of key.owners) found(owner);
              }
              from++;
            }
            const next = text[start + depth];
            if (next === undefined) break;
            from = firstAtLeast(keys, from, to, depth, next);
            to = firstAtLeast(keys, from, to, depth, next + 1);
          }
        }
      };
    },
  };
}

/** The first of the keys from `from` up to `to` whose unit at `depth` is at least `unit`; `to` if there is none. */
function firstAtLeast(
  keys: readonly { units: Units }[],
  from: number,
  to: number,
  depth: number,
  unit: number,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.units[depth] ?? 0) < unit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareUnits(one: Units, other: Units): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** The code units of a text. */
export function toUnits(text: string): Units {
  const units = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}
