import { type Category, categoryChoices, categoryLabel } from '@storyloom/contract/stories/categories';
import { type StoryType, storyTypeChoices } from '@storyloom/contract/stories/filters';

export interface StoryFilter {
  category: 'all' | Category;
  type: 'all' | StoryType;
}

/** Reads the filter from the address. Unknown values mean all. */
export function readFilter(query: URLSearchParams): StoryFilter {
  const category = categoryChoices.find(({ value }) => value === query.get('category'));
  const type = storyTypeChoices.find(({ value }) => value === query.get('type'));
  return { category: category?.value ?? 'all', type: type?.value ?? 'all' };
}

export function filterHref({ category, type }: StoryFilter): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (type !== 'all') query.set('type', type);
  const text = query.toString();
  return text === '' ? '/' : `/?${text}`;
}

export function isFiltered({ category, type }: StoryFilter): boolean {
  return category !== 'all' || type !== 'all';
}

/** Heading of the feed: "Vampire characters". */
export function filterHeading({ category, type }: StoryFilter): string {
  const kind = type === 'ROLE' ? 'characters' : 'stories';
  if (category !== 'all') return `${categoryLabel(category)} ${kind}`;
  if (type === 'all') return 'More to get lost in';
  return type === 'ROLE' ? 'Characters' : 'Stories';
}
