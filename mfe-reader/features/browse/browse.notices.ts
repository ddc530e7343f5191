import { type EmptyText, missingPageNotice } from '../lists/empty-text.ts';
import { browseHref } from '../navigation/hrefs.ts';
import { type Browse, hasFilters } from './browse.model.ts';

/** Explains why a list of the catalogue is empty. */
export function emptyBrowseNotice(browse: Browse): EmptyText {
  const { tag, category, sort, requestedPage } = browse;
  if (requestedPage > 1) return missingPageNotice(requestedPage, browseHref({ ...browse, page: 1 }));
  if (hasFilters(browse)) {
    return {
      art: 'search',
      title: 'No matches',
      text: 'Clear filters to see more.',
      label: 'Clear filters',
      href: browseHref({ tag, category, sort }),
    };
  }
  if (tag !== null) {
    return {
      art: 'search',
      title: 'No stories have this tag',
      text: 'Search for it instead?',
      label: 'Search for this tag',
      href: `/search/${encodeURIComponent(tag)}`,
    };
  }
  return {
    art: 'search',
    title: 'No stories here yet',
    text: 'Browse another genre.',
    label: 'Show all stories',
    href: browseHref({}),
  };
}
