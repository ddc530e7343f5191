import type { Collection } from '@storyloom/contract/entities/collection';
import { StoryRow } from '@storyloom/ui/StoryRow';
import { renderLink } from '../shell/links.tsx';
import { CollectionCard } from './CollectionCard.tsx';

/** The collections the house recommends; nothing when there is none. */
export function CollectionRow({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null;
  return (
    <StoryRow heading="Collections" note="Shelves put together by hand" items="cards" renderLink={renderLink}>
      {collections.map((collection) => (
        <CollectionCard key={collection.name} collection={collection} />
      ))}
    </StoryRow>
  );
}
