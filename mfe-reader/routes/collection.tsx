import { CollectionPage } from '../features/collections/CollectionPage.tsx';
import { loadCollection } from '../features/collections/load-collection.ts';
import { useSearchKey } from '../features/keyboard/use-search-key.ts';

export const loader = loadCollection;

export default function Collection() {
  useSearchKey();
  return <CollectionPage />;
}
