import { useHost, useParams, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { useSearchKey } from '../keyboard/use-search-key.ts';
import { countLine } from '../lists/count-line.ts';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import styles from '../lists/ListPage.module.css';
import { EarlierPages, Pager } from '../lists/Pager.tsx';
import { StoryGrid } from '../lists/StoryGrid.tsx';
import { browseHref } from '../navigation/hrefs.ts';
import { joinPath, usePageSearchParams } from '../navigation/use-page-search-params.ts';
import { MoreStories } from '../story-card/MoreStories.tsx';
import { BrowseFilters } from './BrowseFilters.tsx';
import { BrowseMeta } from './BrowseMeta.tsx';
import { type Browse, browseHeading, nextPageHref, readBrowse } from './browse.model.ts';
import { emptyBrowseNotice } from './browse.notices.ts';
import { browseQuery } from './browse.queries.ts';

/** Covers on the first screen; they load eagerly. */
const eagerCovers = 6;
/** Lists of at most so many are followed by other stories. */
const fewStories = 3;

/** A list of the catalogue: `/story`, a category or a tag, in any order and with any filters. */
export function BrowsePage() {
  const host = useHost();
  useSearchKey();
  const browse = useBrowse();
  const list = useSuspenseInfiniteQuery(browseQuery(host, browse));
  const last = list.data.pages.at(-1);
  const heading = browseHeading(browse);
  const hrefOf = (page: number) => browseHref({ ...browse, page, after: null });
  const next = last && nextPageHref(browse, last);
  // Beyond the end of a list, the pages next to this one are empty too: no pager.
  const hasStories = list.data.pages.some(({ pageList }) => pageList.length > 0);
  return (
    <main className={styles.page}>
      <BrowseMeta browse={browse} firstPage={list.data.pages[0]} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.count} role="status">
          {countLine(last?.totalCount ?? 0, browse.type)}
        </p>
      </header>
      <BrowseFilters browse={browse} />
      <section className={styles.list} aria-labelledby="browse-list">
        <h2 id="browse-list" className="visually-hidden">
          Results
        </h2>
        {hasStories ? (
          <EarlierPages page={browse.page} requestedPage={browse.requestedPage} hrefOf={hrefOf} />
        ) : null}
        <StoryGrid
          // Resets the scroll position for another list.
          key={browseHref(browse)}
          label={heading}
          list={list}
          eager={eagerCovers}
          empty={<EmptyNotice notice={emptyBrowseNotice(browse)} />}
        />
        {hasStories ? (
          <Pager
            page={browse.page}
            hrefOf={hrefOf}
            nextHref={next ?? null}
            growing={list.isFetchingNextPage}
          />
        ) : null}
        {hasStories && last && last.totalCount <= fewStories ? (
          <MoreStories heading="More stories" leftOut={last.pageList.map(({ id }) => id)} />
        ) : null}
      </section>
    </main>
  );
}

function useBrowse(): Browse {
  const params = useParams();
  const { tag, category, page } = params;
  const catalogue = category === undefined ? ['story'] : ['category', category];
  const list = tag === undefined ? catalogue : ['tag', tag];
  return readBrowse(params, usePageSearchParams(joinPath(...list, page)));
}
