import { collectionDelete } from '@storyloom/contract/editorial/endpoints/collection-delete';
import { collectionOrder } from '@storyloom/contract/editorial/endpoints/collection-order';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { Link, useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { CollectionForm } from './CollectionForm.tsx';
import { CollectionStories } from './CollectionStories.tsx';
import { CollectionsPreview } from './CollectionsPreview.tsx';
import styles from './Editorial.module.css';
import { SortableList } from './SortableList.tsx';
import type { EditorialTools } from './use-editorial.ts';

type Collection = EditorialContent['collections'][number];
type Opened = { kind: 'texts'; collection: Collection | null } | { kind: 'stories'; name: string } | null;

/** The collections of the home page in order. */
export function Collections({ content, change, reload }: EditorialTools) {
  const host = useHost();
  const [opened, setOpened] = useState<Opened>(null);
  const filled = content.collections.find(({ name }) => opened?.kind === 'stories' && name === opened.name);
  const remove = async ({ name, title }: Collection) => {
    const confirmed = await host.confirm({
      title: 'Delete this collection?',
      message: `${title}. Its stories stay.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) change({ endpoint: collectionDelete, input: { name } });
  };
  return (
    <div className={styles.panel}>
      <SortableList
        label="Collections"
        items={content.collections}
        getKey={({ name }) => name}
        nameOf={({ title }) => title}
        renderItem={(collection) => (
          <div className={styles.item}>
            <div className={styles.words}>
              <p className={parts.name}>
                <Link to={`/collection/${collection.name}`}>{collection.title}</Link>
              </p>
              <p className={parts.note}>{`${collection.storyIds.length} stories`}</p>
            </div>
            <div className={styles.acts}>
              <Button
                kind="ghost"
                size="small"
                onClick={() => setOpened({ kind: 'stories', name: collection.name })}
              >
                Stories
              </Button>
              <Button kind="ghost" size="small" onClick={() => setOpened({ kind: 'texts', collection })}>
                Edit
              </Button>
              <Button kind="ghost" size="small" onClick={() => void remove(collection)}>
                Delete
              </Button>
            </div>
          </div>
        )}
        onReorder={(collections) =>
          change({
            endpoint: collectionOrder,
            input: { names: collections.map(({ name }) => name) },
            preview: (shown) => ({ ...shown, collections }),
          })
        }
      />
      <div>
        <Button kind="quiet" onClick={() => setOpened({ kind: 'texts', collection: null })}>
          New collection
        </Button>
      </div>
      <CollectionsPreview collections={content.collections} />
      <Dialog
        open={opened !== null}
        title={
          filled
            ? filled.title
            : opened?.kind === 'texts' && opened.collection
              ? 'Edit collection'
              : 'New collection'
        }
        onClose={() => setOpened(null)}
      >
        {opened?.kind === 'texts' ? (
          <CollectionForm
            collection={opened.collection}
            onSaved={() => {
              setOpened(null);
              void reload();
            }}
          />
        ) : null}
        {filled ? <CollectionStories collection={filled} change={change} /> : null}
      </Dialog>
    </div>
  );
}
