import type { StoryAccess } from '@storyloom/contract/stories/entities/story-card';

interface AccessColumns {
  membersOnly: boolean;
  earlyUntil: Date | null;
}

/** Access to a story at a time. An exclusive story stays exclusive when its early days are over. */
export function readAccess({ membersOnly, earlyUntil }: AccessColumns, now: Date): StoryAccess {
  if (membersOnly) return 'MEMBERS';
  return earlyUntil !== null && earlyUntil > now ? 'EARLY' : 'ALL';
}

/** Length up to which the opening scene of a locked story is shown, in characters; at most half of it. */
const TEASER = 280;

/** The beginning of an opening scene, cut at a word. */
export function toTeaser(opening: string): string {
  const text = opening.slice(0, Math.min(TEASER, Math.floor(opening.length / 2)));
  return `${text.slice(0, Math.max(0, text.lastIndexOf(' '))).trimEnd()}…`;
}
