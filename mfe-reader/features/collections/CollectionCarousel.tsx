import type { Collection } from '@storyloom/contract/entities/collection';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { renderLink } from '../navigation/links.tsx';
import { CollectionCard } from './CollectionCard.tsx';

/** A carousel of recommended collections; nothing if there are none. */
export function CollectionCarousel({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null;
  return (
    <Carousel heading="Collections" note="Hand-picked shelves" items="cards" renderLink={renderLink}>
      {collections.map((collection) => (
        <CollectionCard key={collection.name} collection={collection} />
      ))}
    </Carousel>
  );
}
