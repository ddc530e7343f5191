import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { castLore, type LoreQuestion } from '../activation/activation.ts';

/** An entry for tests; give what matters to yours. */
export function loreEntry(change: Partial<LoreEntry> & { id: string }): LoreEntry {
  return {
    title: change.id,
    content: `About ${change.id}.`,
    keys: [change.id],
    secondaryKeys: [],
    logic: 'and_any',
    constant: false,
    priority: 0,
    order: 0,
    probability: 100,
    group: '',
    sticky: 0,
    cooldown: 0,
    delay: 0,
    window: 4,
    caseSensitive: false,
    useRegex: false,
    enabled: true,
    secret: false,
    ...change,
  };
}

/** The messages said, the newest first, as a path whose oldest is the reader's first turn. */
export function pathOf(...newestFirst: string[]) {
  return newestFirst.map((text, at) => {
    const depth = newestFirst.length - at;
    return { id: `m${depth}`, text, depth };
  });
}

type Wishes = Partial<Omit<LoreQuestion, 'entries'>>;

/** Casts for a parent named after its depth; a token is a character unless asked otherwise. */
export function cast(entries: LoreQuestion['entries'], { path = pathOf(''), ...wishes }: Wishes = {}) {
  return castLore({
    entries,
    path,
    state: {},
    parentMessageId: path[0]?.id ?? 'm0',
    budget: { constant: 10_000, triggered: 10_000 },
    countTokens: (text) => text.length,
    ...wishes,
  });
}

/** What became of each entry that was called up, as `entry: outcome`. */
export function outcomes(entries: LoreQuestion['entries'], wishes: Wishes = {}): string[] {
  return cast(entries, wishes).trace.map(({ entryId, outcome }) => `${entryId}: ${outcome}`);
}
