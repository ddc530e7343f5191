import type { GeneratedCover } from '@storyloom/contract/entities/generated-cover';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
import { useRef } from 'react';
import { useDraftValue } from '../draft/use-draft.ts';
import styles from './CoverGenerator.module.css';

interface CoverListProps {
  label: string;
  covers: readonly GeneratedCover[];
  onUse: (cover: GeneratedCover) => void;
}

/** Generated covers, each with a button that makes it the story's. */
export function CoverList({ label, covers, onUse }: CoverListProps) {
  const chosen = useDraftValue(({ cover }) => cover?.imageId);
  const used = useRef<HTMLSpanElement>(null);
  function choose(cover: GeneratedCover): void {
    onUse(cover);
    // The button is gone then, and the focus with it.
    requestAnimationFrame(() => used.current?.focus());
  }
  return (
    <ul className={styles.grid} aria-label={label}>
      {covers.map((cover, at) => (
        <li key={cover.id} className={styles.candidate}>
          <Cover
            src={cover.thumbUrl}
            placeholder={cover.placeholder}
            title={cover.prompt}
            alt={`Cover ${at + 1}: ${cover.prompt}`}
          />
          {chosen === cover.id ? (
            <span ref={used} tabIndex={-1} className={styles.used}>
              Your cover
            </span>
          ) : (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Use cover ${at + 1}`}
              onClick={() => choose(cover)}
            >
              Use cover
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
