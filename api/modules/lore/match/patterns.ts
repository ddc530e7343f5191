import { RE2JS, RE2Set } from 're2js';

/** In steps of RE2's program; the time a text takes grows with them, and a server writes for others meanwhile. */
const MOST_OF_ONE = 100;
const MOST_OF_ALL = 600;

/**
 * Finds keys that are patterns: all in one pass, in time linear in the text (RE2 keeps no way back to try again).
 * What RE2 cannot read, such as a back reference, and what is too large, as a repetition of hundreds, never matches.
 */
export function createPatternIndex<Owner>(caseSensitive: boolean) {
  const flags = caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
  const set = new RE2Set(RE2Set.UNANCHORED, flags);
  const owners: Owner[] = [];
  let isCompiled = false;
  let left = MOST_OF_ALL;

  return {
    add(pattern: string, owner: Owner): void {
      const size = sizeOf(pattern);
      if (size > MOST_OF_ONE || size > left) return;
      left -= size;
      set.add(pattern);
      owners.push(owner);
    },

    isEmpty: () => owners.length === 0,

    find(text: string, found: (owner: Owner) => void): void {
      if (!isCompiled) set.compile();
      isCompiled = true;
      for (const at of set.match(text)) {
        const owner = owners[at];
        if (owner !== undefined) found(owner);
      }
    },
  };
}

function sizeOf(pattern: string): number {
  try {
    return RE2JS.compile(pattern).programSize();
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
