import { listLimits } from '@storyloom/contract/core/list-limits';
import { categoryChoices, categoryLabel } from '@storyloom/contract/stories/categories';
import { sortChoices, storyTypeChoices, timePeriodChoices } from '@storyloom/contract/stories/filters';
import { type BrowseAddress, browseHref } from '../navigation/hrefs.ts';

/** A list of the catalogue, starting at one of its pages. */
export interface Browse extends BrowseAddress {
  /** The page number in the address. Differs from `page` if that page needs a cursor and the address has none. */
  requestedPage: number;
}

interface BrowseParams {
  tag?: string | undefined;
  category?: string | undefined;
  page?: string | undefined;
}

/** Reads the list from the address. Unknown values become the default. */
export function readBrowse({ tag, category, page }: BrowseParams, query: URLSearchParams): Browse {
  const requestedPage = page === undefined ? 1 : Number(page);
  const isNumbered = requestedPage <= listLimits.numberedPages;
  const after = isNumbered ? null : query.get('after');
  return {
    tag: tag === undefined ? null : tag.trim(),
    category: findChoice(categoryChoices, category, 'all'),
    type: findChoice(storyTypeChoices, query.get('type'), 'all'),
    sort: findChoice(sortChoices, query.get('sort'), 'HOTTEST'),
    timePeriod: findChoice(timePeriodChoices, query.get('timePeriod'), 'ALL_TIME'),
    page: isNumbered || after !== null ? requestedPage : listLimits.numberedPages,
    after,
    requestedPage,
  };
}

/** The category that an address means in any spelling (`horror`, `short-story`); null if there is none. */
export function findCategory(text: string): string | null {
  const fold = (value: string) => value.toLowerCase().replaceAll(/[\s_-]/g, '');
  return categoryChoices.find(({ value }) => fold(value) === fold(text))?.value ?? null;
}

function findChoice<Value extends string>(
  choices: readonly { value: Value }[],
  value: string | null | undefined,
  fallback: Value,
): Value {
  return choices.find((choice) => choice.value === value)?.value ?? fallback;
}

/** The fields of a response that point to the next page. */
export interface NextPage {
  nextPageNum: number | null;
  nextCursor: string | null;
}

/** The address of the next page; null at the end of the list. */
export function nextPageHref(browse: Browse, { nextPageNum, nextCursor }: NextPage): string | null {
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

/** True if filters beyond the category are set. The order is not a filter. */
export function hasFilters({ type, timePeriod }: Pick<Browse, 'type' | 'timePeriod'>): boolean {
  return type !== 'all' || timePeriod !== 'ALL_TIME';
}
