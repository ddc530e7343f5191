import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { Carousel } from '@storyloom/ui/lists/Carousel';
import parts from '../admin-parts/AdminParts.module.css';
import { CollectionCardPreview } from './CollectionCardPreview.tsx';
import styles from './Editorial.module.css';

/** The collections as a row of the home page, which omits empty ones. */
export function CollectionsPreview({ collections }: Pick<EditorialContent, 'collections'>) {
  const shown = collections.filter(({ storyIds }) => storyIds.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={parts.note}>Preview. Readers don’t see collections without stories they can open.</p>
      <Carousel heading="Collections" note="Hand-picked shelves" items="cards">
        {shown.map(({ name, title, description, storyIds }) => (
          <CollectionCardPreview
            key={name}
            name={name}
            title={title}
            description={description}
            storyCount={storyIds.length}
            href={`/collection/${name}`}
          />
        ))}
      </Carousel>
    </section>
  );
}
