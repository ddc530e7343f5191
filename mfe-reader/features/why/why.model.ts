import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';

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
  in: null,
  budget: 'Left out: there was no room for it.',
  roll: 'Left out: chance said not this time.',
  group: 'Left out: other lore of its kind fitted better.',
  cooldown: 'Left out: it was told a short while ago.',
  delay: 'Left out: it is too early in the story.',
};

function becauseOf({ why, key }: LoreTrace): string {
  if (why === 'constant') return 'It always holds in this world.';
  if (why === 'sticky') return 'It came up a moment ago and still matters.';
  if (key === null) return 'Something that was said called it up.';
  return why === 'key' ? `“${key}” was spoken of.` : `Other lore speaks of “${key}”.`;
}

/** What the reply was written with first, in the order it was given; then what was thought of and left out. */
export function reasonsOf(trace: readonly LoreTrace[]): { used: Reason[]; leftOut: Reason[] } {
  const reasons = trace.map((entry) => ({
    id: entry.entryId,
    title: entry.title ?? (entry.why === 'constant' ? 'A rule of this world' : 'A secret of this story'),
    content: entry.content,
    because: becauseOf(entry),
    leftOut: outcomes[entry.outcome],
  }));
  return {
    used: reasons.filter(({ leftOut }) => leftOut === null),
    leftOut: reasons.filter(({ leftOut }) => leftOut !== null),
  };
}
