/** A word that occurs in the coldest stories only; the benchmark inserts it. */
export const COLD_WORD = 'glaciated';

/**
 * Requests of lists and search by their labels. Pages beyond 500 are requested by cursor, with a size that the small
 * catalogue has rows for.
 */
export const requests: Readonly<Record<string, string>> = {
  Feed: 'feed',
  'Feed, page 2': 'feed?page=2',
  Trending: 'page',
  'Trending, today': 'page?timePeriod=TODAY',
  'Trending, week': 'page?timePeriod=WEEK',
  'Trending, month': 'page?timePeriod=MONTH',
  'Trending, year': 'page?timePeriod=YEAR',
  'Trending, page 100': 'page?page=100',
  'Trending, beyond page 500': 'page?size=15&page=501',
  New: 'page?sort=LATEST',
  'New, week': 'page?sort=LATEST&timePeriod=WEEK',
  'New, page 400': 'page?sort=LATEST&page=400',
  'New, beyond page 500': 'page?sort=LATEST&size=15&page=501',
  Old: 'page?sort=EARLIEST',
  'Old, month': 'page?sort=EARLIEST&timePeriod=MONTH',
  'Most Chat': 'page?sort=MESSAGE_COUNT',
  'Most Chat, year': 'page?sort=MESSAGE_COUNT&timePeriod=YEAR',
  'Category, trending': 'page?category=HORROR',
  'Category, characters, new': 'page?category=VAMPIRE&type=ROLE&sort=LATEST',
  'Common tag': 'page?tag=generated',
  'Common tag in a category': 'page?tag=generated&category=HORROR&type=ROLE',
  'Rarer tag': 'page?tag=silver&sort=MESSAGE_COUNT',
  'Search, common word': 'search?keyword=generated',
  'Search, one word in a hundred': 'search?keyword=lantern',
  'Search, two words': 'search?keyword=silver%20lantern',
  'Search, rare word': 'search?keyword=7777',
  'Search, cold word': `search?keyword=${COLD_WORD}`,
  'Search, mistyped word': 'search?keyword=lantren',
  Suggestions: 'search/suggestions?keyword=lan',
};
