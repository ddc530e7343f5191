import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { useCallback } from 'react';
import { countLine } from '../lists/count-line.ts';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { type EmptyText, missingPageNotice } from '../lists/empty-text.ts';
import listStyles from '../lists/ListPage.module.css';
import { EarlierPages, Pager } from '../lists/Pager.tsx';
import { Segments } from '../lists/Segments.tsx';
import { type SearchAddress, searchHref } from '../navigation/hrefs.ts';
import { uniqueCards } from '../story-card/card.model.ts';
import { MoreStories } from '../story-card/MoreStories.tsx';
import { NearestStories } from './NearestStories.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { SearchHitRow } from './SearchHitRow.tsx';
import styles from './SearchPage.module.css';
import { nearestIds, searchQuery } from './search.queries.ts';

/** Covers on the first screen; they load eagerly. */
const eagerCovers = 5;
/** Lists of at most so many are followed by other stories. */
const fewHits = 3;

/** The hits of a search, starting at the page in the address. */
export function SearchResults({ search }: { search: SearchAddress }) {
  const list = useSuspenseInfiniteQuery(searchQuery(useHost(), search));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const hits = uniqueCards(list.data.pages);
  const last = list.data.pages.at(-1);
  const nearest = list.data.pages[0]?.nearestCategory;
  const corrected = list.data.pages[0]?.correctedKeyword;
  const hrefOf = (page: number) => searchHref({ ...search, page });
  const nextHref = hasNextPage && last?.nextPageNum ? hrefOf(last.nextPageNum) : null;
  return (
    <>
      <header className={listStyles.header}>
        <h1 className={listStyles.heading}>
          {corrected ? `Showing results for “${corrected}”` : `Results for “${search.keyword}”`}
        </h1>
        <p className={listStyles.count} role="status">
          {countLine(last?.totalCount ?? 0, search.type)}
        </p>
        {corrected ? <p className={styles.note}>{`No results for “${search.keyword}”.`}</p> : null}
      </header>
      <Segments
        label="Story type"
        choices={storyTypeChoices}
        chosen={search.type}
        hrefOf={(type) => searchHref({ keyword: search.keyword, type })}
      />
      {hits.length > 0 ? <EarlierPages page={search.page} hrefOf={hrefOf} /> : null}
      <InfiniteList
        // Resets the scroll position for another search.
        key={searchHref(search)}
        label={`Results for ${search.keyword}`}
        layout="list"
        items={hits}
        getKey={(hit) => hit.id}
        renderItem={(hit, index) => <SearchHitRow hit={hit} eager={index < eagerCovers} />}
        hasNextPage={hasNextPage}
        loading={isFetchingNextPage}
        error={isFetchNextPageError ? (serverMessage(list.error) ?? 'Couldn’t load more results.') : null}
        onLoadMore={loadMore}
        empty={
          <>
            {nearest && search.type === 'all' && search.page === 1 ? null : (
              <EmptyNotice notice={noResultsNotice(search)} />
            )}
            {nearest ? <NearestStories nearest={nearest} type={search.type} /> : null}
            <MoreStories heading="Or begin one of these" leftOut={nearestIds(list.data.pages[0])} />
            <SearchHelp open />
          </>
        }
        end="End of results"
      />
      {hits.length > 0 ? (
        <Pager page={search.page} hrefOf={hrefOf} nextHref={nextHref} growing={isFetchingNextPage} />
      ) : null}
      {hits.length > 0 && last && last.totalCount <= fewHits ? (
        <MoreStories heading="More stories" leftOut={hits.map(({ id }) => id)} />
      ) : null}
    </>
  );
}

function noResultsNotice({ keyword, type, page }: SearchAddress): EmptyText {
  if (page > 1) return missingPageNotice(page, searchHref({ keyword, type }));
  if (type !== 'all') {
    const [searched, others] = type === 'ROLE' ? ['characters', 'stories'] : ['stories', 'characters'];
    return {
      art: 'search',
      title: `No ${searched} match “${keyword}”`,
      text: `Try searching for ${others} too.`,
      label: 'Search everything',
      href: searchHref({ keyword }),
    };
  }
  return {
    art: 'search',
    title: `No stories match “${keyword}”`,
    text: 'Try fewer or different words. Every word must match.',
    label: 'Browse all stories',
    href: '/story',
  };
}
