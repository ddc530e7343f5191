import { Canonical, useParams } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import type { ReactNode } from 'react';
import listStyles from '../lists/ListPage.module.css';
import { type SearchAddress, searchPath } from '../navigation/hrefs.ts';
import { joinPath, usePageSearchParams } from '../navigation/use-page-search-params.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { readSearch, searchTitle } from './search.model.ts';

interface SearchPageProps {
  /** Shown below the field until something is searched. */
  start: ReactNode;
}

/** `/search`: the field, and below it the results. */
export function SearchPage({ start }: SearchPageProps) {
  const params = useParams();
  const query = usePageSearchParams(joinPath('search', params.keyword, params.page));
  const search = readSearch(params, query);
  return (
    <main className={cx(listStyles.page, listStyles.narrow)}>
      <SearchMeta search={search} />
      <SearchBox search={search} />
      {search.keyword === '' ? start : <SearchResults search={search} />}
    </main>
  );
}

/** Search engines index the start page only; they follow the links of results, which have pages of their own. */
function SearchMeta({ search }: { search: SearchAddress }) {
  return (
    <>
      <title>{searchTitle(search)}</title>
      <meta
        name="description"
        content="Search AI interactive stories and characters by title, tag, author or any words in them."
      />
      <Canonical path={searchPath(search)} />
      {search.keyword === '' ? null : <meta name="robots" content="noindex, follow" />}
    </>
  );
}
