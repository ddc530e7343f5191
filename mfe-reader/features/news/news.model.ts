import type { SaveNews } from '@storyloom/contract/entities/save-news';
import type { StoryField } from '@storyloom/contract/story-rules';

/** Names of fields in texts for readers; fields that readers cannot see have none. */
const fieldNames: Partial<Record<StoryField, string>> = {
  title: 'title',
  perspective: 'perspective',
  cover: 'cover',
  worldBook: 'world',
  lore: 'world',
  main: 'main character',
  supporting: 'characters',
  summary: 'summary',
  opening: 'opening scene',
  options: 'first options',
  rating: 'rating',
  styleSample: 'style',
};

/** “Changed: title, characters”; null if readers cannot see the changes. */
export function describeChanges(fields: readonly StoryField[]): string | null {
  const names = new Set(fields.flatMap((field) => fieldNames[field] ?? []));
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
