import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import type { RetrievedMemory } from '@storyloom/contract/entities/retrieved-memory';

/** Lore as a reader is told of it. */
export interface Reason {
  id: string;
  title: string;
  /** Null for a secret. */
  content: string | null;
  because: string;
  /** Why it was left out; null when the reply was written with it. */
  leftOut: string | null;
}

const outcomes: Record<LoreTrace['outcome'], string | null> = {
  active: null,
  budget: 'Left out: there was no room for it.',
  probability: 'Left out: chance said not this time.',
  group: 'Left out: other lore of its kind fitted better.',
  cooldown: 'Left out: it was told a short while ago.',
  delay: 'Left out: it is too early in the story.',
};

function becauseOf({ reason, key }: LoreTrace, many: boolean): string {
  if (reason === 'constant')
    return many ? 'They always hold in this world.' : 'It always holds in this world.';
  if (reason === 'sticky')
    return many
      ? 'They came up a moment ago and still matter.'
      : 'It came up a moment ago and still matters.';
  if (key === null) return `Something that was said called ${many ? 'them' : 'it'} up.`;
  return reason === 'key' ? `“${key}” was spoken of.` : `Other lore speaks of “${key}”.`;
}

/** What the reply was written with first, in the order it was given; then what was thought of and left out. */
export function reasonsOf(trace: readonly LoreTrace[]): { used: Reason[]; leftOut: Reason[] } {
  return {
    used: inOrder(trace.filter(({ outcome }) => outcomes[outcome] === null)),
    leftOut: inOrder(trace.filter(({ outcome }) => outcomes[outcome] !== null)),
  };
}

/** Secrets of which the same is to be told are counted, at the place of the first. */
function inOrder(trace: readonly LoreTrace[]): Reason[] {
  const alike = new Map<string, LoreTrace[]>();
  for (const entry of trace) {
    const { title, entryId, reason, key, outcome } = entry;
    const kind = title === null ? JSON.stringify([reason, key, outcome]) : entryId;
    alike.set(kind, [...(alike.get(kind) ?? []), entry]);
  }
  return [...alike.values()].flatMap(([entry, ...more]) => (entry ? [reasonOf(entry, more.length + 1)] : []));
}

function reasonOf(entry: LoreTrace, count: number): Reason {
  const kind = entry.reason === 'constant' ? 'rule' : 'secret';
  const of = kind === 'rule' ? 'of this world' : 'of this story';
  return {
    id: entry.entryId,
    title: entry.title ?? (count === 1 ? `A ${kind} ${of}` : `${count} ${kind}s ${of}`),
    content: entry.content,
    because: becauseOf(entry, count > 1),
    leftOut: outcomes[entry.outcome],
  };
}

/** When a moment of long ago was, as a reader counts. */
export function whenOf({ turn }: RetrievedMemory): string {
  return turn === 0 ? 'The opening scene' : `Your turn ${turn}`;
}

/** What was said now that a moment is about. */
export function calledBy({ matchedWords: words }: RetrievedMemory): string {
  const [first = '', ...rest] = [...new Set(words)].map((word) => `“${word}”`);
  const last = rest.pop();
  const said = last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
  return `${said} ${last === undefined ? 'was' : 'were'} spoken of again.`;
}
