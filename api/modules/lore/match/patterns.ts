import { RE2JS, RE2Set } from 're2js';

/**
 * Finds keys that are patterns: all in one pass, in time linear in the text (RE2 keeps no way back to try again).
 * What RE2 cannot read, such as a back reference, never matches.
 */
export function createPatternIndex<Owner>(caseSensitive: boolean) {
  const flags = caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
  const set = new RE2Set(RE2Set.UNANCHORED, flags);
  const owners: Owner[] = [];
  let isCompiled = false;

  return {
    add(pattern: string, owner: Owner): void {
      if (!isPattern(pattern)) return;
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

function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
