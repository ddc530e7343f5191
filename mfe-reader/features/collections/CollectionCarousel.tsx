import type { Collection } from '@storyloom/contract/editorial/entities/collection';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import { CollectionCard } from '@storyloom/ui/stories/CollectionCard';
import { countLine } from '../lists/count-line.ts';
import { collectionHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';

/** A carousel of recommended collections; nothing if there are none. */
export function CollectionCarousel({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null;
  return (
    <Carousel heading="Collections" note="Hand-picked shelves" items="cards" renderLink={renderLink}>
      {collections.map(({ name, title, description, storyCount }) => (
        <CollectionCard
          key={name}
          name={name}
          title={title}
          description={description}
          renderLink={renderLink}
          href={collectionHref(name)}
          countText={countLine(storyCount, 'all')}
        />
      ))}
    </Carousel>
  );
}
