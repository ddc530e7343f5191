import type { GeneratedCover } from '@storyloom/contract/entities/generated-cover';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
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
  return (
    <ul className={styles.grid} aria-label={label}>
      {covers.map((cover) => (
        <li key={cover.id} className={styles.candidate}>
          <Cover
            src={cover.thumbUrl}
            placeholder={cover.placeholder}
            title={cover.prompt}
            alt={cover.prompt}
          />
          {chosen === cover.id ? (
            <span className={styles.used}>Your cover</span>
          ) : (
            <Button size="small" kind="quiet" onClick={() => onUse(cover)}>
              Use cover
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
