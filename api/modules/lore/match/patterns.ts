import { loreLimits } from '@storyloom/contract/lore/limits';
import { RE2JS, RE2Set } from 're2js';

/** In instructions of the RE2 program; matching time grows with them and blocks the event loop. */
const MAX_PATTERN_SIZE = 100;
const MAX_TOTAL_SIZE = 600;

/**
 * Matches all regular expression keys in one pass, in time linear in the text. Patterns that RE2 does not support, such as
 * back references, patterns beyond the size limits, and those after the first `loreLimits.patterns` never match.
 */
export function createPatternIndex<Owner>(caseSensitive: boolean) {
  const flags = caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE;
  const set = new RE2Set(RE2Set.UNANCHORED, flags);
  const owners: Owner[] = [];
  let isCompiled = false;
  let added = 0;
  let left = MAX_TOTAL_SIZE;

  return {
    /** False for a pattern that never matches. */
    add(pattern: string, owner: Owner): boolean {
      added += 1;
      // Compiling takes long, and is synchronous.
      if (added > loreLimits.patterns || left === 0) return false;
      const size = programSize(pattern);
      if (size > MAX_PATTERN_SIZE || size > left) return false;
      left -= size;
      set.add(pattern);
      owners.push(owner);
      return true;
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

/** True if a pattern can match at all; the total size of patterns is limited too. */
export const isUsablePattern = (pattern: string) => programSize(pattern) <= MAX_PATTERN_SIZE;

function programSize(pattern: string): number {
  if (hasLongRepetition(pattern)) return Number.POSITIVE_INFINITY;
  try {
    return RE2JS.compile(pattern).programSize();
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** True if a single repetition such as `x{999}` exceeds the size of a pattern. */
function hasLongRepetition(pattern: string): boolean {
  const counts = [...pattern.matchAll(/(?<!\\)\{(\d+)(?:,(\d*))?\}/g)];
  return counts.some(([, min, max]) => Math.max(Number(min), Number(max ?? 0)) > MAX_PATTERN_SIZE);
}
