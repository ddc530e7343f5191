import { cx } from '@storyloom/ui/cx';
import frame from '../shell/ListPage.module.css';
import { SearchBox } from './SearchBox.tsx';
import { SearchMeta } from './SearchMeta.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useSearch } from './use-search.ts';

/** `/search`: the field, then what was found, or places to look around. */
export function SearchPage() {
  const search = useSearch();
  return (
    <main className={cx(frame.page, frame.narrow)}>
      <SearchMeta search={search} />
      <SearchBox search={search} />
      {search.keyword === '' ? <SearchStart /> : <SearchResults search={search} />}
    </main>
  );
}
