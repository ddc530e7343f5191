import { tagsSave } from '@storyloom/contract/editorial/endpoints/tags-save';
import { editorialLimits } from '@storyloom/contract/editorial/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type FormEvent, useState } from 'react';
import styles from './Editorial.module.css';
import { SortableList } from './SortableList.tsx';
import { TagsPreview } from './TagsPreview.tsx';
import type { EditorialTools } from './use-editorial.ts';

/** The recommended tags in order. */
export function RecommendedTags({ content, change }: EditorialTools) {
  const { tags } = content;
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const isDouble = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  const isFull = tags.length >= editorialLimits.tags;
  const save = (next: string[]) =>
    change({ endpoint: tagsSave, input: { tags: next }, preview: (shown) => ({ ...shown, tags: next }) });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (tag === '' || isDouble || isFull) return;
    save([...tags, tag]);
    setTyped('');
  };
  return (
    <div className={styles.panel}>
      <form className={styles.entry} onSubmit={add}>
        <TextField
          label="New tag"
          value={typed}
          maxLength={storyLimits.tagLength}
          error={isDouble ? 'This tag is already in the list.' : undefined}
          hint={isFull ? `The list is full: ${editorialLimits.tags} tags.` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="quiet">
          Add
        </Button>
      </form>
      <SortableList
        label="Recommended tags"
        items={tags}
        getKey={(each) => each}
        nameOf={(each) => each}
        renderItem={(each) => (
          <div className={styles.item}>
            <span className={styles.words}>{each}</span>
            <Button
              kind="ghost"
              size="small"
              aria-label={`Remove ${each}`}
              onClick={() => save(tags.filter((other) => other !== each))}
            >
              Remove
            </Button>
          </div>
        )}
        onReorder={save}
      />
      <TagsPreview tags={tags} />
    </div>
  );
}
