import { NotFound } from '../features/not-found/NotFound.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';

/** What to go on with at an address without content. */
export default function NotFoundSlot() {
  return <NotFound search={<SearchBox search={{ keyword: '', type: 'all' }} />} />;
}
