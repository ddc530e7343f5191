import { parseBookId } from '@storyloom/contract/core/slug';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import type { Perspective } from '@storyloom/contract/stories/filters';
import { once } from '@storyloom/ui/timing/once';

/** The story id in `{id}` or `{id}-{slug}`; null for a share or an invalid address. */
export function storyIdOf(bookId: string | undefined): string | null {
  const address = bookId === undefined ? null : parseBookId(bookId);
  return address?.kind === 'story' ? address.id : null;
}

/** The share id in `share-{shareId}-{storyId}-{slug}`; otherwise null. */
export function shareIdOf(bookId: string | undefined): string | null {
  const address = bookId === undefined ? null : parseBookId(bookId);
  return address?.kind === 'share' ? address.shareId : null;
}

/** Characters of a description that search engines show. */
const descriptionLength = 160;

const perspectives: Record<Perspective, string> = {
  FIRST_PERSON: 'Told in your voice',
  SECOND_PERSON: 'You are the hero',
  THIRD_PERSON: 'Told by a narrator',
};

export function pageDescription({ hook, summary }: Pick<StoryDetail, 'hook' | 'summary'>): string {
  const whole = `${hook} ${summary}`.replace(/\s+/g, ' ').trim();
  if (whole.length <= descriptionLength) return whole;
  const cut = whole.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The reader's role in the story as a label; `Character` for a character chat. */
export function perspectiveLabel({ type, perspective }: Pick<StoryDetail, 'type' | 'perspective'>): string {
  if (type === 'ROLE') return 'Character';
  return perspectives[perspective];
}

/** The character who speaks in the replies of a character chat; null for a story, which has a narrator. */
export function speakerOf({ type, cast }: Pick<StoryDetail, 'type' | 'cast'>): string | null {
  if (type !== 'ROLE') return null;
  return cast.find((member) => member.role === 'MAIN')?.name ?? null;
}

const day = once(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** How a visitor who is not a member can read a story. */
export function memberGateText({ access, earlyUntil }: Pick<StoryCard, 'access' | 'earlyUntil'>): string {
  if (access !== 'EARLY' || earlyUntil === null) return 'Plus and Pro members can read this story.';
  return `Plus and Pro members can read it now. It opens to everyone on ${day().format(Date.parse(earlyUntil))}.`;
}
