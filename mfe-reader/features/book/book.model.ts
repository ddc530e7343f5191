import { categoryLabel } from '@storyloom/contract/categories';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { parseBookId, titleSuffix } from '@storyloom/contract/slug';

/** The story's id in `id` or `id-slug`; null for what is no story's address (shares are another page). */
export function storyIdOf(bookId: string | undefined): string | null {
  const address = bookId === undefined ? null : parseBookId(bookId);
  return address?.kind === 'story' ? address.id : null;
}

export function pageTitle(title: string): string {
  return title.endsWith(titleSuffix) ? title : title + titleSuffix;
}

/** Search engines show about this much. */
const descriptionLength = 160;

export function pageDescription({ hook, summary }: Pick<StoryDetail, 'hook' | 'summary'>): string {
  const whole = `${hook} ${summary}`.replace(/\s+/g, ' ').trim();
  if (whole.length <= descriptionLength) return whole;
  const cut = whole.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** "Fantasy · Second person", for the line under the title. */
export function kindLine({ category, type, perspective }: StoryDetail): string {
  const voice = {
    FIRST_PERSON: 'First person',
    SECOND_PERSON: 'Second person',
    THIRD_PERSON: 'Third person',
  };
  return [categoryLabel(category), type === 'ROLE' ? 'Character' : voice[perspective]].join(' · ');
}

/** Who speaks in the replies of a character chat; a story is told by its narrator. */
export function speakerOf({ type, cast }: Pick<StoryDetail, 'type' | 'cast'>): string | null {
  if (type !== 'ROLE') return null;
  return cast.find((member) => member.role === 'MAIN')?.name ?? null;
}
