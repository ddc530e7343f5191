import { useHost, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import styles from '../shell/ListPage.module.css';
import { StoryGrid } from '../stories/StoryGrid.tsx';
import { BrowseFilters } from './BrowseFilters.tsx';
import { BrowseMeta } from './BrowseMeta.tsx';
import { emptyBrowse } from './browse.empty.ts';
import { browseHeading, browseHref, countLine, nextOf } from './browse.model.ts';
import { browseQuery } from './browse.queries.ts';
import { EarlierPages, Pager } from './Pager.tsx';
import { useBrowse } from './use-browse.ts';

/** Covers a first screen holds, on a phone and on a wide screen alike. */
const firstScreen = 6;

/** The catalogue: `/story` and each category, by any order and filter. */
export function BrowsePage() {
  const host = useHost();
  const browse = useBrowse();
  const list = useSuspenseInfiniteQuery(browseQuery(host, browse));
  const last = list.data.pages.at(-1);
  const heading = browseHeading(browse);
  const hrefOf = (page: number) => browseHref({ ...browse, page, after: null });
  const next = last && nextOf(browse, last);
  // Past the end of a list its neighbours are empty too: the empty state alone leads out.
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
        {hasStories ? <EarlierPages page={browse.page} asked={browse.asked} hrefOf={hrefOf} /> : null}
        <StoryGrid
          // Another list begins at its top.
          key={browseHref(browse)}
          label={heading}
          list={list}
          eager={firstScreen}
          empty={<EmptyPlace words={emptyBrowse(browse)} />}
        />
        {hasStories ? (
          <Pager
            page={browse.page}
            hrefOf={hrefOf}
            nextHref={next ?? null}
            growing={list.isFetchingNextPage}
          />
        ) : null}
      </section>
    </main>
  );
}
