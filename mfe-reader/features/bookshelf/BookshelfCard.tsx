import type { StoryCard as Story } from '@storyloom/contract/stories/entities/story-card';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { BookmarkMinus, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { renderLink } from '../navigation/links.tsx';
import { cardProps } from '../story-card/card.model.ts';
import { EndingsFound } from '../story-card/EndingsFound.tsx';
import styles from './BookshelfCard.module.css';
import type { Removals } from './use-removals.ts';

/** A marked story with a button to remove it. A removed story keeps its place and offers Undo. */
export function BookshelfCard({ story, removals }: { story: Story; removals: Removals }) {
  const { id, title } = story;
  const isRemoved = removals.has(id);
  const box = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  // The pressed button was replaced by another; keyboard focus moves to it.
  useEffect(() => {
    void isRemoved;
    if (refocus.current) box.current?.querySelector<HTMLElement>('button')?.focus();
    refocus.current = false;
  }, [isRemoved]);
  const set = (next: boolean) => {
    refocus.current = true;
    removals.set(id, next);
  };
  return (
    <div ref={box} className={styles.cell} data-removed={isRemoved}>
      <div className={styles.card} inert={isRemoved}>
        <StoryCard {...cardProps(story)} renderLink={renderLink} />
        <p className={styles.endings}>
          <EndingsFound storyId={id} />
        </p>
      </div>
      {isRemoved ? (
        <div className={styles.removed}>
          <p role="status">Removed from Saved</p>
          <Button
            kind="quiet"
            size="small"
            icon={<Undo2 />}
            aria-label={`Undo: put ${title} back`}
            onClick={() => set(false)}
          >
            Undo
          </Button>
        </div>
      ) : (
        <IconButton
          size="small"
          kind="over-cover"
          label={`Remove ${title} from Saved`}
          icon={<BookmarkMinus />}
          className={styles.removeButton}
          onClick={() => set(true)}
        />
      )}
    </div>
  );
}
