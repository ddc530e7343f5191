import { movedTo, setOrigin, useHost, useQuery } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { searchHref } from '../features/navigation/hrefs.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { SearchStart } from '../features/search/SearchStart.tsx';
import { cleanKeyword, readSearch } from '../features/search/search.model.ts';
import { searchQuery } from '../features/search/search.queries.ts';
import { TagChips } from '../features/tags/TagChips.tsx';
import { tagsQuery } from '../features/tags/tags.queries.ts';

/** Prefetches the hits. Redirects a form submitted without JavaScript, and an unclean keyword, to the canonical address. */
export const loader: PageLoader = async ({ host, params, url }) => {
  setOrigin(host, url);
  const search = readSearch(params, url.searchParams);
  const submitted = url.searchParams.get('keyword');
  if (submitted !== null && params.keyword === undefined) {
    throw movedTo(searchHref({ ...search, keyword: cleanKeyword(submitted) }));
  }
  if (params.keyword !== undefined && params.keyword !== search.keyword) throw movedTo(searchHref(search));
  const { queryClient } = host;
  if (search.keyword !== '') await queryClient.ensureInfiniteQueryData(searchQuery(host, search));
  else await queryClient.prefetchQuery(tagsQuery(host));
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
