import { type EmptyWords, pastTheEnd } from '../shell/empty-words.ts';
import { type Search, searchHref } from './search.model.ts';

/** Why a search found nothing, and where there is something. */
export function emptySearch({ keyword, type, page }: Search): EmptyWords {
  if (page > 1) return pastTheEnd(page, 'This search', searchHref({ keyword, type }));
  if (type !== 'all') {
    const [none, others] = type === 'ROLE' ? ['character', 'stories'] : ['story', 'characters'];
    return {
      art: 'search',
      title: `No ${none} fits “${keyword}”`,
      text: `Perhaps there are ${others} that do.`,
      label: 'Search all kinds',
      href: searchHref({ keyword }),
    };
  }
  return {
    art: 'search',
    title: 'Nothing found',
    text: 'Try fewer or other words: every word must fit.',
    label: 'Browse all stories',
    href: '/story',
  };
}
