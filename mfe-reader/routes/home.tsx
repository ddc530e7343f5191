import { Link, setOrigin, useHost, useQuery, useSearchParams, useSuspenseQuery } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { Banners } from '../features/banners/Banners.tsx';
import { bannersQuery } from '../features/banners/banners.queries.ts';
import { CollectionCarousel } from '../features/collections/CollectionCarousel.tsx';
import { collectionsQuery } from '../features/collections/collections.queries.ts';
import { ContinueCarousel } from '../features/history/ContinueCarousel.tsx';
import { loadRecent } from '../features/history/load-recent.ts';
import { FeedGrid } from '../features/home/FeedGrid.tsx';
import { FollowedCarousel } from '../features/home/FollowedCarousel.tsx';
import { filterHeading, isFiltered, readFilter } from '../features/home/filter.model.ts';
import { loadFollowed } from '../features/home/followed.queries.ts';
import { HomeFilters } from '../features/home/HomeFilters.tsx';
import { HomeHero } from '../features/home/HomeHero.tsx';
import { HomeMeta } from '../features/home/HomeMeta.tsx';
import { charactersQuery, feedQuery, newQuery, trendingQuery } from '../features/home/home.queries.ts';
import { StoryCarousel } from '../features/home/StoryCarousel.tsx';
import { browseHref } from '../features/navigation/hrefs.ts';
import { TagChips } from '../features/tags/TagChips.tsx';
import { tagsQuery } from '../features/tags/tags.queries.ts';
import styles from './home.module.css';

export const loader: PageLoader = async ({ host, url }) => {
  const { queryClient } = host;
  setOrigin(host, url);
  await Promise.all([
    queryClient.ensureQueryData(trendingQuery(host)),
    queryClient.ensureQueryData(newQuery(host)),
    queryClient.ensureQueryData(charactersQuery(host)),
    queryClient.ensureInfiniteQueryData(feedQuery(host, readFilter(url.searchParams))),
    // Optional: the page renders without them.
    queryClient.prefetchQuery(bannersQuery(host)),
    queryClient.prefetchQuery(collectionsQuery(host)),
    queryClient.prefetchQuery(tagsQuery(host)),
    loadRecent(host),
    loadFollowed(host),
  ]);
};

/** Covers on the first screen; they load eagerly. */
const eagerCovers = 6;

export default function Home() {
  const host = useHost();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const { data: trending } = useSuspenseQuery(trendingQuery(host));
  const { data: newest } = useSuspenseQuery(newQuery(host));
  const { data: characters } = useSuspenseQuery(charactersQuery(host));
  const { data: banners = [] } = useQuery(bannersQuery(host));
  const { data: collections = [] } = useQuery(collectionsQuery(host));
  const { data: tags = [] } = useQuery(tagsQuery(host));
  // The top trending story replaces missing banners.
  const hero = banners.length === 0 ? trending.pageList[0] : undefined;
  const filtered = isFiltered(filter);
  return (
    <main className={styles.home}>
      <HomeMeta />
      {hero ? <HomeHero story={hero} /> : <h1 className="visually-hidden">Storyloom</h1>}
      {banners.length > 0 ? <Banners banners={banners} /> : null}
      <ContinueCarousel />
      <FollowedCarousel />
      <HomeFilters filter={filter} />
      {filtered ? null : (
        <>
          <StoryCarousel
            heading="Trending now"
            stories={hero ? trending.pageList.slice(1) : trending.pageList}
            href={browseHref({})}
            eager={eagerCovers}
          />
          <CollectionCarousel collections={collections} />
          <StoryCarousel
            heading="New stories"
            stories={newest.pageList}
            href={browseHref({ sort: 'LATEST' })}
          />
          <StoryCarousel
            heading="Characters"
            note="Someone to talk to"
            stories={characters.pageList}
            href={browseHref({ type: 'ROLE' })}
          />
          <TagChips tags={tags} />
        </>
      )}
      <section className={styles.feed} aria-labelledby="feed-heading">
        <header className={styles.heading}>
          <h2 id="feed-heading">{filterHeading(filter)}</h2>
          <Link to={browseHref(filter)} aria-label={`Browse all: ${filterHeading(filter)}`}>
            Browse all
          </Link>
        </header>
        <FeedGrid filter={filter} eager={filtered ? eagerCovers : 0} />
      </section>
    </main>
  );
}
