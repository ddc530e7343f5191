import { Link, useHost, useQuery, useSearchParams, useSuspenseQuery } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { Banners } from '../features/banners/Banners.tsx';
import { bannersQuery } from '../features/banners/banners.queries.ts';
import { browseHref } from '../features/browse/browse.model.ts';
import { CollectionRow } from '../features/collections/CollectionRow.tsx';
import { collectionsQuery, tagsQuery } from '../features/collections/collections.queries.ts';
import { TagChips } from '../features/collections/TagChips.tsx';
import { ContinueRow } from '../features/history/ContinueRow.tsx';
import { loadRecent } from '../features/history/load-recent.ts';
import { rememberOrigin } from '../features/shell/site.ts';
import { FeedGrid } from '../features/stories/FeedGrid.tsx';
import { Filters } from '../features/stories/Filters.tsx';
import { filterHeading, isFiltered, readFilter } from '../features/stories/filter.model.ts';
import { HomeHero } from '../features/stories/HomeHero.tsx';
import { HomeMeta } from '../features/stories/HomeMeta.tsx';
import { Shelf } from '../features/stories/Shelf.tsx';
import { charactersQuery, feedQuery, newQuery, trendingQuery } from '../features/stories/stories.queries.ts';
import styles from './home.module.css';

export const loader: PageLoader = async ({ host, url }) => {
  const { queryClient } = host;
  rememberOrigin(host, url);
  await Promise.all([
    queryClient.ensureQueryData(trendingQuery(host)),
    queryClient.ensureQueryData(newQuery(host)),
    queryClient.ensureQueryData(charactersQuery(host)),
    queryClient.ensureInfiniteQueryData(feedQuery(host, readFilter(url.searchParams))),
    // What the house recommends dresses the page: without it, the stories are there all the same.
    queryClient.prefetchQuery(bannersQuery(host)),
    queryClient.prefetchQuery(collectionsQuery(host)),
    queryClient.prefetchQuery(tagsQuery(host)),
    loadRecent(host),
  ]);
};

/** Covers a first screen holds, on a phone and on a wide screen alike. */
const firstScreen = 6;

export default function Home() {
  const host = useHost();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const { data: trending } = useSuspenseQuery(trendingQuery(host));
  const { data: fresh } = useSuspenseQuery(newQuery(host));
  const { data: characters } = useSuspenseQuery(charactersQuery(host));
  const { data: banners = [] } = useQuery(bannersQuery(host));
  const { data: collections = [] } = useQuery(collectionsQuery(host));
  const { data: tags = [] } = useQuery(tagsQuery(host));
  // Without a banner, what most readers play now stands in its place.
  const hero = banners.length === 0 ? trending.pageList[0] : undefined;
  const filtered = isFiltered(filter);
  return (
    <main className={styles.home}>
      <HomeMeta />
      {hero ? <HomeHero story={hero} /> : <h1 className="visually-hidden">Storyloom</h1>}
      {banners.length > 0 ? <Banners banners={banners} /> : null}
      <ContinueRow />
      <Filters filter={filter} />
      {filtered ? null : (
        <>
          <Shelf
            heading="Trending now"
            stories={hero ? trending.pageList.slice(1) : trending.pageList}
            href={browseHref({})}
            eager={firstScreen}
          />
          <CollectionRow collections={collections} />
          <Shelf heading="New stories" stories={fresh.pageList} href={browseHref({ sort: 'LATEST' })} />
          <Shelf
            heading="Characters"
            note="Someone is waiting to talk"
            stories={characters.pageList}
            href={browseHref({ type: 'ROLE' })}
          />
          <TagChips tags={tags} />
        </>
      )}
      <section className={styles.feed} aria-labelledby="feed-heading">
        <header className={styles.heading}>
          <h2 id="feed-heading">{filterHeading(filter)}</h2>
          <Link to={browseHref(filter)} aria-label={`Sort and filter: ${filterHeading(filter)}`}>
            Sort and filter
          </Link>
        </header>
        <FeedGrid filter={filter} eager={filtered ? firstScreen : 0} />
      </section>
    </main>
  );
}
