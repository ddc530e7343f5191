import { SearchBox } from './SearchBox.tsx';
import { SearchMeta } from './SearchMeta.tsx';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useSearch } from './use-search.ts';

/** `/search`: the field, then what was found, or places to look around. */
export function SearchPage() {
  const search = useSearch();
  return (
    <main className={styles.page}>
      <SearchMeta search={search} />
      <SearchBox search={search} />
      {search.keyword === '' ? <SearchStart /> : <SearchResults search={search} />}
    </main>
  );
}
