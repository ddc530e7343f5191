import { loadSearch } from '../features/search/load-search.ts';
import { SearchPage } from '../features/search/SearchPage.tsx';

export const loader = loadSearch;

export default function Search() {
  return <SearchPage />;
}
