import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { perspectiveChoices } from '@storyloom/contract/filters';
import { parseBookId } from '@storyloom/contract/slug';

/** The story's id in `id` or `id-slug`; null for what is no story's address (shares are another page). */
export function storyIdOf(bookId: string | undefined): string | null {
  const address = bookId === undefined ? null : parseBookId(bookId);
  return address?.kind === 'story' ? address.id : null;
}

/** The share's id in `share-{shareId}-{storyId}-{slug}`, else null. */
export function shareIdOf(bookId: string | undefined): string | null {
  const address = bookId === undefined ? null : parseBookId(bookId);
  return address?.kind === 'share' ? address.shareId : null;
}

/** Search engines show about this much. */
const descriptionLength = 160;

export function pageDescription({ hook, summary }: Pick<StoryDetail, 'hook' | 'summary'>): string {
  const whole = `${hook} ${summary}`.replace(/\s+/g, ' ').trim();
  if (whole.length <= descriptionLength) return whole;
  const cut = whole.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** How it is told: "Second person"; a character chat is simply that. */
export function voiceLabel({ type, perspective }: Pick<StoryDetail, 'type' | 'perspective'>): string {
  if (type === 'ROLE') return 'Character';
  return perspectiveChoices.find(({ value }) => value === perspective)?.label ?? '';
}

/** Who speaks in the replies of a character chat; a story is told by its narrator. */
export function speakerOf({ type, cast }: Pick<StoryDetail, 'type' | 'cast'>): string | null {
  if (type !== 'ROLE') return null;
  return cast.find((member) => member.role === 'MAIN')?.name ?? null;
}
