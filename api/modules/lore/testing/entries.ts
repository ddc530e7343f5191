import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { type ActivationInput, activateLore } from '../activation/activation.ts';

/** A complete entry; tests set the fields they are about. */
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
    matchForms: false,
    excludeRecursion: false,
    preventRecursion: false,
    enabled: true,
    secret: false,
    passage: '',
    ...change,
  };
}

/** Messages as a path; the last argument is the first user message. */
export function pathOf(...newestFirst: string[]) {
  return newestFirst.map((text, at) => {
    const depth = newestFirst.length - at;
    return { id: `m${depth}`, text, depth };
  });
}

type InputChange = Partial<Omit<ActivationInput, 'entries'>>;

/** Activates entries with one token per character. */
export function activate(
  entries: ActivationInput['entries'],
  { path = pathOf(''), ...change }: InputChange = {},
) {
  return activateLore({
    entries,
    path,
    state: {},
    parentMessageId: path[0]?.id ?? 'm0',
    budget: { constant: 10_000, triggered: 10_000 },
    countTokens: (text) => text.length,
    ...change,
  });
}

/** The trace as `entry: outcome`. */
export function traceOutcomes(entries: ActivationInput['entries'], change: InputChange = {}): string[] {
  return activate(entries, change).trace.map(({ entryId, outcome }) => `${entryId}: ${outcome}`);
}
