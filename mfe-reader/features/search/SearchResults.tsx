import { storyTypeChoices } from '@storyloom/contract/filters';
import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { useCallback } from 'react';
import { countLine } from '../browse/browse.model.ts';
import { EarlierPages, Pager } from '../browse/Pager.tsx';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import frame from '../shell/ListPage.module.css';
import { uniqueCards } from '../stories/card.model.ts';
import { Segments } from '../stories/Segments.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { SearchHitRow } from './SearchHitRow.tsx';
import styles from './SearchPage.module.css';
import { emptySearch } from './search.empty.ts';
import { type Search, searchHref } from './search.model.ts';
import { searchQuery } from './search.queries.ts';

/** Covers a first screen holds. */
const firstScreen = 5;

/** The hits of a search, from the address's page on. */
export function SearchResults({ search }: { search: Search }) {
  const list = useSuspenseInfiniteQuery(searchQuery(useHost(), search));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const hits = uniqueCards(list.data.pages);
  const last = list.data.pages.at(-1);
  const corrected = list.data.pages[0]?.correctedKeyword;
  const hrefOf = (page: number) => searchHref({ ...search, page });
  const nextHref = hasNextPage && last?.nextPageNum ? hrefOf(last.nextPageNum) : null;
  return (
    <>
      <header className={frame.header}>
        <h1 className={frame.heading}>
          {corrected ? 'Showing results for' : 'Results for'} “{corrected ?? search.keyword}”
        </h1>
        <p className={frame.count} role="status">
          {countLine(last?.totalCount ?? 0, search.type)}
        </p>
        {corrected ? <p className={styles.note}>Nothing was found for “{search.keyword}”.</p> : null}
      </header>
      <Segments
        label="Kinds of story"
        choices={storyTypeChoices}
        chosen={search.type}
        hrefOf={(type) => searchHref({ keyword: search.keyword, type })}
      />
      {hits.length > 0 ? <EarlierPages page={search.page} hrefOf={hrefOf} /> : null}
      <InfiniteList
        // Another search begins at its top.
        key={searchHref(search)}
        label={`Results for ${search.keyword}`}
        layout="list"
        items={hits}
        getKey={(hit) => hit.id}
        renderItem={(hit, index) => <SearchHitRow hit={hit} eager={index < firstScreen} />}
        hasNextPage={hasNextPage}
        loading={isFetchingNextPage}
        error={isFetchNextPageError ? 'The next results did not load.' : null}
        onLoadMore={loadMore}
        empty={
          <>
            <EmptyPlace words={emptySearch(search)} />
            <SearchHelp open />
          </>
        }
        end="These are all that fit."
      />
      {hits.length > 0 ? (
        <Pager page={search.page} hrefOf={hrefOf} nextHref={nextHref} growing={isFetchingNextPage} />
      ) : null}
    </>
  );
}
