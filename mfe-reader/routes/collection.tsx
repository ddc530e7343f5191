import { CollectionPage } from '../features/collections/CollectionPage.tsx';
import { loadCollection } from '../features/collections/load-collection.ts';

export const loader = loadCollection;

export default function Collection() {
  return <CollectionPage />;
}
