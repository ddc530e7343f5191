import type { RetrievedMemory } from '@storyloom/contract/chat/entities/retrieved-memory';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';

/** A lore entry as it is explained to the reader. */
export interface Reason {
  id: string;
  title: string;
  /** Null for a hidden entry. */
  content: string | null;
  because: string;
  /** Why it was left out; null if the reply was generated with it. */
  leftOut: string | null;
}

const outcomes: Record<LoreTrace['outcome'], string | null> = {
  active: null,
  budget: 'Left out: it didn’t fit.',
  probability: 'Left out: this note appears at random.',
  group: 'Left out: a similar note fit better.',
  cooldown: 'Left out: it was used recently.',
  delay: 'Left out: it’s too early in the story.',
};

/** What mentioned a key, by what held it. */
const mentions: Record<NonNullable<LoreTrace['keyIn']>, (key: string) => string> = {
  message: (key) => `You mentioned ${key}.`,
  earlier: (key) => `You mentioned ${key} earlier.`,
  reply: (key) => `The story mentioned ${key}.`,
  opening: (key) => `The opening scene mentions ${key}.`,
};
const callers: Record<keyof typeof mentions, string> = {
  message: 'Something you said',
  earlier: 'Something you said earlier',
  reply: 'Something in the story',
  opening: 'The opening scene',
};

function becauseOf({ reason, key, keyIn }: LoreTrace, count: number): string {
  const isOne = count === 1;
  if (reason === 'told') return 'The storyteller told of it, from the notes of the author.';
  if (reason === 'constant') return 'Always true in this world.';
  if (reason === 'sticky')
    return isOne ? 'It came up recently and still matters.' : 'They came up recently and still matter.';
  if (key === null) {
    const caller = reason === 'recursion' ? 'Another note' : keyIn ? callers[keyIn] : 'The dialog';
    return `${caller} brought ${isOne ? 'it' : 'them'} in.`;
  }
  if (reason === 'recursion') return `Linked to “${key}”.`;
  return keyIn ? mentions[keyIn](`“${key}”`) : `“${key}” was mentioned.`;
}

/** The entries that were used, in prompt order, and those that were left out. */
export function reasonsOf(trace: readonly LoreTrace[]): { used: Reason[]; leftOut: Reason[] } {
  return {
    used: groupHidden(trace.filter(({ outcome }) => outcomes[outcome] === null)),
    leftOut: groupHidden(trace.filter(({ outcome }) => outcomes[outcome] !== null)),
  };
}

/** Combines hidden entries with the same explanation, at the position of the first. */
function groupHidden(trace: readonly LoreTrace[]): Reason[] {
  const groups = new Map<string, LoreTrace[]>();
  for (const entry of trace) {
    const { title, entryId, outcome } = entry;
    const group = title === null ? JSON.stringify([becauseOf(entry, 1), outcome]) : entryId;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups.values()].flatMap(([entry, ...more]) =>
    entry ? [reasonOf(entry, more.length + 1)] : [],
  );
}

function reasonOf(entry: LoreTrace, count: number): Reason {
  return {
    id: entry.entryId,
    title: entry.title ?? hiddenTitle(entry, count),
    content: entry.content,
    because: becauseOf(entry, count),
    leftOut: outcomes[entry.outcome],
  };
}

function hiddenTitle({ reason }: LoreTrace, count: number): string {
  const noun = reason === 'constant' ? 'rule of this world' : 'hidden note';
  if (count === 1) return `A ${noun}`;
  return reason === 'constant' ? `${count} rules of this world` : `${count} hidden notes`;
}

export function memoryTitle({ turn }: RetrievedMemory): string {
  return turn === 0 ? 'The opening scene' : `Turn ${turn}`;
}

/** Names the words of the new message that matched the memory. */
export function matchText({ matchedWords }: RetrievedMemory): string {
  const [first = '', ...rest] = [...new Set(matchedWords)].map((word) => `“${word}”`);
  const last = rest.pop();
  return last === undefined
    ? `You mentioned ${first}.`
    : `You mentioned ${[first, ...rest].join(', ')} and ${last}.`;
}
