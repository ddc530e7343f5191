import { type Category, categoryChoices, categoryLabel } from '@storyloom/contract/categories';
import {
  type Sort,
  type StoryType,
  sortChoices,
  storyTypeChoices,
  type TimePeriod,
  timePeriodChoices,
} from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';

/** What a page of the catalogue shows, from which page of the list on. */
export interface Browse {
  /** A tag's page is a list of its own: it has no category. */
  tag: string | null;
  category: 'all' | Category;
  type: 'all' | StoryType;
  sort: Sort;
  timePeriod: TimePeriod;
  page: number;
  /** The cursor that leads to a page past those with numbers. */
  after: string | null;
  /** The page of the address; another than `page` where it cannot be opened by its number alone. */
  asked: number;
}

interface BrowseParams {
  tag?: string | undefined;
  category?: string | undefined;
  page?: string | undefined;
}

/** The address is the filter; a value nobody knows is as good as none. */
export function readBrowse({ tag, category, page }: BrowseParams, query: URLSearchParams): Browse {
  const chosen = <Value extends string>(
    choices: readonly { value: Value }[],
    value: string | null | undefined,
    otherwise: Value,
  ): Value => choices.find((choice) => choice.value === value)?.value ?? otherwise;
  const asked = page === undefined ? 1 : Number(page);
  const isNumbered = asked <= limits.numberedPages;
  const after = isNumbered ? null : query.get('after');
  return {
    tag: tag === undefined ? null : tag.trim(),
    category: chosen(categoryChoices, category, 'all'),
    type: chosen(storyTypeChoices, query.get('type'), 'all'),
    sort: chosen(sortChoices, query.get('sort'), 'HOTTEST'),
    timePeriod: chosen(timePeriodChoices, query.get('timePeriod'), 'ALL_TIME'),
    page: isNumbered || after !== null ? asked : limits.numberedPages,
    after,
    asked,
  };
}

/** Where a list stands without its filters: all categories together have one address. */
export function browsePath({ tag, category, page }: Pick<Browse, 'tag' | 'category' | 'page'>): string {
  const list = tag !== null ? tagHref(tag) : category === 'all' ? '/story' : `/category/${category}`;
  return page === 1 ? list : `${list}/${page}`;
}

export function tagHref(tag: string): string {
  return `/tag/${encodeURIComponent(tag)}`;
}

/** The address of a list; what is left out is as it is by default. */
export function browseHref(wanted: Partial<Browse>): string {
  const { tag = null, category = 'all', type = 'all', page = 1, after = null } = wanted;
  const { sort = 'HOTTEST', timePeriod = 'ALL_TIME' } = wanted;
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (sort !== 'HOTTEST') query.set('sort', sort);
  if (timePeriod !== 'ALL_TIME') query.set('timePeriod', timePeriod);
  if (after !== null && page > limits.numberedPages) query.set('after', after);
  const path = browsePath({ tag, category, page });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What a reply says of the page after it. */
export interface Next {
  nextPageNum: number | null;
  nextCursor: string | null;
}

/** The address of the page after a reply; null at the end of the list. */
export function nextOf(browse: Browse, { nextPageNum, nextCursor }: Next): string | null {
  return nextPageNum === null ? null : browseHref({ ...browse, page: nextPageNum, after: nextCursor });
}

/** "Vampire characters", "All stories", "Stories tagged “salt”". */
export function browseHeading({ tag, category, type }: Pick<Browse, 'tag' | 'category' | 'type'>): string {
  const kind = type === 'ROLE' ? 'characters' : 'stories';
  if (tag !== null) return `${type === 'ROLE' ? 'Characters' : 'Stories'} tagged “${tag}”`;
  return `${categoryLabel(category)} ${kind}`;
}

export function browseTitle(browse: Browse): string {
  const page = browse.page === 1 ? '' : `, page ${browse.page}`;
  return `${browseHeading(browse)}${page} - Storyloom`;
}

/** "28 stories"; more than the server counts are "1,000+". */
export function countLine(total: number, type: Browse['type']): string {
  const many = total > limits.totalCountCap;
  const count = many ? `${limits.totalCountCap.toLocaleString('en')}+` : total.toLocaleString('en');
  const [one, more] = type === 'ROLE' ? ['character', 'characters'] : ['story', 'stories'];
  return `${count} ${total === 1 ? one : more}`;
}

/** Whether the list is narrowed by more than its category. */
export function isNarrowed({ type, timePeriod }: Pick<Browse, 'type' | 'timePeriod'>): boolean {
  return type !== 'all' || timePeriod !== 'ALL_TIME';
}
