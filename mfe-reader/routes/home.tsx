import { setOrigin, useHost, useQuery, useSearchParams, useSession, useSuspenseQuery } from '@storyloom/mfe';
import type { Host, PageLoader } from '@storyloom/mfe/host';
import { Banners } from '../features/banners/Banners.tsx';
import { bannersQuery } from '../features/banners/banners.queries.ts';
import { CollectionCarousel } from '../features/collections/CollectionCarousel.tsx';
import { collectionsQuery } from '../features/collections/collections.queries.ts';
import { ContinueCarousel } from '../features/history/ContinueCarousel.tsx';
import { serverRecentQuery } from '../features/history/history.queries.ts';
import { loadRecent } from '../features/history/load-recent.ts';
import { useRecent } from '../features/history/use-recent.ts';
import { BeginSlide } from '../features/home/BeginSlide.tsx';
import { pickBeginning } from '../features/home/beginning.model.ts';
import { FeedGrid } from '../features/home/FeedGrid.tsx';
import { FollowedCarousel } from '../features/home/FollowedCarousel.tsx';
import { isFiltered, readFilter } from '../features/home/filter.model.ts';
import { loadFollowed } from '../features/home/followed.queries.ts';
import { HomeFilters } from '../features/home/HomeFilters.tsx';
import { HomeMeta } from '../features/home/HomeMeta.tsx';
import {
  carouselSize,
  charactersQuery,
  eagerCovers,
  feedQuery,
  newQuery,
  trendingQuery,
} from '../features/home/home.queries.ts';
import { StoryCarousel } from '../features/home/StoryCarousel.tsx';
import { useSearchKey } from '../features/keyboard/use-search-key.ts';
import { browseHref } from '../features/navigation/hrefs.ts';
import { storyQuery } from '../features/story-card/story.queries.ts';
import { TagChips } from '../features/tags/TagChips.tsx';
import { tagsQuery } from '../features/tags/tags.queries.ts';
import styles from './home.module.css';

export const loader: PageLoader = async ({ host, url }) => {
  const { queryClient } = host;
  setOrigin(host, url);
  await Promise.all([
    loadBeginning(host),
    queryClient.ensureQueryData(newQuery(host)),
    queryClient.ensureQueryData(charactersQuery(host)),
    queryClient.ensureInfiniteQueryData(feedQuery(host, readFilter(url.searchParams))),
    // Optional: the page renders without them.
    queryClient.prefetchQuery(bannersQuery(host)),
    queryClient.prefetchQuery(collectionsQuery(host)),
    queryClient.prefetchQuery(tagsQuery(host)),
    loadFollowed(host),
  ]);
};

/** Loads the trending stories, and the opening scene of the one that the first banner begins. */
async function loadBeginning(host: Host): Promise<void> {
  const { queryClient } = host;
  const [trending] = await Promise.all([queryClient.ensureQueryData(trendingQuery(host)), loadRecent(host)]);
  const recent = queryClient.getQueryData(serverRecentQuery(host).queryKey) ?? [];
  const begun = recent.map(({ story }) => story.id);
  const beginning = pickBeginning(trending.pageList, begun);
  if (beginning) await queryClient.prefetchQuery(storyQuery(host, beginning.id));
}

export default function Home() {
  const host = useHost();
  const { status } = useSession();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  useSearchKey();
  const { data: trending } = useSuspenseQuery(trendingQuery(host));
  const { data: newest } = useSuspenseQuery(newQuery(host));
  const { data: characters } = useSuspenseQuery(charactersQuery(host));
  const { data: banners = [] } = useQuery(bannersQuery(host));
  const { data: collections = [] } = useQuery(collectionsQuery(host));
  const { data: tags = [] } = useQuery(tagsQuery(host));
  const recent = useRecent();
  const begun = recent.map(({ story }) => story.id);
  const filtered = isFiltered(filter);
  // No story is shown twice.
  const beginning = pickBeginning(trending.pageList, begun);
  const shown = new Set(beginning ? [beginning.id] : []);
  const rest = (stories: typeof trending.pageList, most: number) => {
    const row = stories.filter(({ id }) => !shown.has(id)).slice(0, most);
    for (const { id } of row) shown.add(id);
    return row;
  };
  const rows = {
    trending: rest(trending.pageList, trending.pageList.length),
    newest: rest(newest.pageList, carouselSize),
    characters: rest(characters.pageList, carouselSize),
  };
  return (
    <main className={styles.home}>
      <HomeMeta />
      <h1 className={recent.length > 0 ? 'visually-hidden' : styles.what}>
        {`Stories that answer you: read, say what you do, and see what comes of it. Free to start${status === 'real' ? '' : ', no account needed'}.`}
      </h1>
      <ContinueCarousel />
      <Banners banners={banners} first={beginning ? <BeginSlide story={beginning} /> : null} />
      <FollowedCarousel />
      <HomeFilters filter={filter} />
      {filtered ? null : (
        <>
          <StoryCarousel
            heading="Trending now"
            stories={rows.trending}
            href={browseHref({})}
            isFirst
            eager={eagerCovers}
          />
          <CollectionCarousel collections={collections} />
          <StoryCarousel heading="New stories" stories={rows.newest} href={browseHref({ sort: 'LATEST' })} />
          <StoryCarousel
            heading="Characters"
            note="Someone to talk to"
            stories={rows.characters}
            href={browseHref({ type: 'ROLE' })}
          />
          <TagChips tags={tags} />
        </>
      )}
      <FeedGrid filter={filter} eager={filtered ? eagerCovers : 0} shownIds={filtered ? [] : [...shown]} />
    </main>
  );
}
