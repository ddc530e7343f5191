import { type EmptyWords, pastTheEnd } from '../shell/empty-words.ts';
import { type Browse, browseHref, isNarrowed } from './browse.model.ts';

/** Why a list of the catalogue has nothing, and where there is something. */
export function emptyBrowse(browse: Browse): EmptyWords {
  const { tag, category, sort, asked } = browse;
  if (asked > 1) return pastTheEnd(asked, 'This list', browseHref({ ...browse, page: 1 }));
  if (isNarrowed(browse)) {
    return {
      art: 'search',
      title: 'Nothing fits these filters',
      text: 'There is more without them.',
      label: 'Clear filters',
      href: browseHref({ tag, category, sort }),
    };
  }
  if (tag !== null) {
    return {
      art: 'search',
      title: 'No story carries this tag',
      text: 'Its words may stand in a story all the same.',
      label: 'Search for them',
      href: `/search/${encodeURIComponent(tag)}`,
    };
  }
  return {
    art: 'search',
    title: 'No story here yet',
    text: 'Nobody has told one of this kind. Every other shelf is full.',
    label: 'Show all stories',
    href: browseHref({}),
  };
}
