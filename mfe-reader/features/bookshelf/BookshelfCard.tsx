import type { StoryCard as Story } from '@storyloom/contract/entities/story-card';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { StoryCard } from '@storyloom/ui/stories/StoryCard';
import { BookmarkMinus, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { renderLink } from '../navigation/links.tsx';
import { cardProps } from '../story-card/card.model.ts';
import styles from './BookshelfCard.module.css';
import type { Removals } from './use-removals.ts';

/** A marked story, with the way off the shelf; once taken, its place offers the way back. */
export function BookshelfCard({ story, removed }: { story: Story; removed: Removals }) {
  const { id, title } = story;
  const gone = removed.has(id);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone: the one in its place goes on for the keyboard.
  useEffect(() => {
    void gone;
    if (pressed.current) box.current?.querySelector<HTMLElement>('button')?.focus();
    pressed.current = false;
  }, [gone]);
  const set = (next: boolean) => {
    pressed.current = true;
    removed.set(id, next);
  };
  return (
    <div ref={box} className={styles.place} data-gone={gone}>
      <div className={styles.card} inert={gone}>
        <StoryCard {...cardProps(story)} renderLink={renderLink} />
      </div>
      {gone ? (
        <div className={styles.gone}>
          <p role="status">Off your shelf</p>
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
          label={`Take ${title} off the shelf`}
          icon={<BookmarkMinus />}
          className={styles.remove}
          onClick={() => set(true)}
        />
      )}
    </div>
  );
}
