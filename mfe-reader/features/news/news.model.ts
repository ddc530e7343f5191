import type { ContentField } from '@storyloom/contract/core/content-field';
import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import { type StoryField, storyTable } from '@storyloom/contract/stories/story-fields';

const table: Readonly<Record<StoryField, ContentField>> = storyTable;

/** “Changed: title, characters”; null if readers cannot see the changes. */
export function describeChanges(fields: readonly StoryField[]): string | null {
  const names = new Set(fields.flatMap((field) => table[field].news ?? []));
  return names.size === 0 ? null : `Changed: ${[...names].join(', ')}`;
}

export type NewsNotice = { kind: 'update'; update: NonNullable<SaveNews['update']> } | { kind: 'thanks' };

/** The one notice to show. `stayedAt` is the version at which the reader chose to stay. */
export function chooseNotice(
  { update, thanks }: SaveNews,
  { stayedAt, isThanksDismissed }: { stayedAt: number; isThanksDismissed: boolean },
): NewsNotice | null {
  if (update !== null && update.to > stayedAt) return { kind: 'update', update };
  if (thanks.isAllowed && !thanks.isGiven && !isThanksDismissed) return { kind: 'thanks' };
  return null;
}
