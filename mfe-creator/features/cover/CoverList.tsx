import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { Button } from '@storyloom/ui/actions/Button';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Cover } from '@storyloom/ui/stories/Cover';
import { useDraftValue } from '../draft/use-draft.ts';
import styles from './CoverGenerator.module.css';

interface CoverListProps {
  label: string;
  covers: readonly GeneratedCover[];
  onUse: (cover: GeneratedCover) => void;
}

/** Generated covers, each with a button that uses it for the story. */
export function CoverList({ label, covers, onUse }: CoverListProps) {
  const chosen = useDraftValue(({ cover }) => cover?.imageId);
  const restoreFocus = useRestoreFocus();
  return (
    <ul className={styles.grid} aria-label={label} {...restoreFocus}>
      {covers.map((cover, at) => (
        <li key={cover.id} className={styles.candidate}>
          <Cover
            src={cover.thumbUrl}
            placeholder={cover.placeholder}
            title={cover.prompt}
            alt={`Cover ${at + 1}: ${cover.prompt}`}
          />
          {chosen === cover.id ? (
            <span tabIndex={-1} className={styles.used}>
              Your cover
            </span>
          ) : (
            <Button size="small" kind="quiet" aria-label={`Use cover ${at + 1}`} onClick={() => onUse(cover)}>
              Use cover
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
