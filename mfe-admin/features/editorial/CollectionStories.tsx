import { collectionStories } from '@storyloom/contract/editorial/endpoints/collection-stories';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './Editorial.module.css';
import { SortableList } from './SortableList.tsx';
import { StoryFinder } from './StoryFinder.tsx';
import type { EditorialTools } from './use-editorial.ts';

interface CollectionStoriesProps {
  collection: EditorialContent['collections'][number];
  change: EditorialTools['change'];
}

/** The stories of a collection in order, with a search to add more. */
export function CollectionStories({ collection, change }: CollectionStoriesProps) {
  const { name, storyIds } = collection;
  const save = (next: string[]) =>
    change({
      endpoint: collectionStories,
      input: { name, storyIds: next },
      preview: (shown) => ({
        ...shown,
        collections: shown.collections.map((each) =>
          each.name === name ? { ...each, storyIds: next } : each,
        ),
      }),
    });
  return (
    <div className={styles.panel}>
      <StoryFinder isAdded={(id) => storyIds.includes(id)} onAdd={(id) => save([...storyIds, id])} />
      <SortableList
        label="Stories"
        items={storyIds}
        getKey={(id) => id}
        nameOf={(id) => `story ${storyIds.indexOf(id) + 1}`}
        renderItem={(id) => (
          <div className={styles.item}>
            <StoryTitle id={id} />
            <div className={styles.acts}>
              <Button kind="ghost" size="small" onClick={() => save(storyIds.filter((each) => each !== id))}>
                Remove
              </Button>
            </div>
          </div>
        )}
        onReorder={save}
      />
    </div>
  );
}

function StoryTitle({ id }: { id: string }) {
  const { data, isError } = useQuery(endpointQuery(useHost(), viewDetail, { id }));
  return <p className={styles.words}>{data?.title ?? (isError ? `Not open to readers (${id})` : '…')}</p>;
}
