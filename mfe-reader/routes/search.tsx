import { movedTo, setOrigin, useHost, useQuery } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { searchHref } from '../features/navigation/hrefs.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { SearchStart } from '../features/search/SearchStart.tsx';
import { cleanKeyword, readSearch } from '../features/search/search.model.ts';
import { nearestIds, searchQuery } from '../features/search/search.queries.ts';
import { moreStoriesQuery } from '../features/story-card/more-stories.queries.ts';
import { TagChips } from '../features/tags/TagChips.tsx';
import { tagsQuery } from '../features/tags/tags.queries.ts';

/** Prefetches the hits, or the stories that are shown without hits. Redirects a form submitted without JavaScript, and an unclean keyword, to the canonical address. */
export const loader: PageLoader = async ({ host, params, url }) => {
  setOrigin(host, url);
  const search = readSearch(params, url.searchParams);
  const submitted = url.searchParams.get('keyword');
  if (submitted !== null && params.keyword === undefined) {
    throw movedTo(searchHref({ ...search, keyword: cleanKeyword(submitted) }));
  }
  if (params.keyword !== undefined && params.keyword !== search.keyword) throw movedTo(searchHref(search));
  const { queryClient } = host;
  if (search.keyword === '') return queryClient.prefetchQuery(tagsQuery(host));
  const { pages } = await queryClient.ensureInfiniteQueryData(searchQuery(host, search));
  if (pages[0]?.pageList.length === 0)
    await queryClient.prefetchQuery(moreStoriesQuery(host, nearestIds(pages[0])));
};

export default function Search() {
  return (
    <SearchPage
      start={
        <SearchStart>
          <Tags />
        </SearchStart>
      }
    />
  );
}

function Tags() {
  const { data: tags = [] } = useQuery(tagsQuery(useHost()));
  return <TagChips tags={tags} />;
}
