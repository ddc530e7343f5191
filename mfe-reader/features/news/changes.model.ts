import type { ContentField } from '@storyloom/contract/core/content-field';
import { type StoryField, storyTable } from '@storyloom/contract/stories/story-fields';

const table: Readonly<Record<StoryField, ContentField>> = storyTable;

/** “Changed: title, characters”; null if readers cannot see the changes. */
export function describeChanges(fields: readonly StoryField[]): string | null {
  const names = new Set(fields.flatMap((field) => table[field].news ?? []));
  return names.size === 0 ? null : `Changed: ${[...names].join(', ')}`;
}
