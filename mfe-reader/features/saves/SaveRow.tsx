import type { Save } from '@storyloom/contract/saves/entities/save';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { Trash2 } from 'lucide-react';
import styles from './SaveRow.module.css';
import { turnsLabel } from './saves.model.ts';

interface SaveRowProps {
  save: Save;
  name: string;
  busy: boolean;
  onLoad: () => void;
  onDelete: () => void;
  /** Set while the reader chooses a save to replace; replaces the other actions. */
  onReplace: (() => void) | null;
}

/** A save with its excerpt and actions. */
export function SaveRow({ save, name, busy, onLoad, onDelete, onReplace }: SaveRowProps) {
  return (
    <li className={styles.row} data-current={save.isCurrent}>
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.title}>{name}</span>
          {save.isCurrent ? <Badge tone="ember">Current</Badge> : null}
          {save.isArchived ? <Badge>Archived</Badge> : null}
        </p>
        <p className={styles.excerpt}>{curlQuotes(save.excerpt)}</p>
        <p className={styles.facts}>
          <span>{turnsLabel(save.depth)}</span> ·{' '}
          <time dateTime={save.savedAt}>{timeAgo(save.savedAt, Date.now())}</time>
          {save.isCurrent ? <span> · autosave</span> : null}
        </p>
      </div>
      <div className={styles.actions}>
        {onReplace ? (
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            aria-label={`Replace ${name}`}
            onClick={onReplace}
          >
            Replace
          </Button>
        ) : (
          <>
            {save.isCurrent ? null : (
              <Button
                kind="quiet"
                size="small"
                disabled={busy}
                aria-label={save.isArchived ? `Restore ${name}` : `Load ${name}`}
                onClick={onLoad}
              >
                {save.isArchived ? 'Restore' : 'Load'}
              </Button>
            )}
            <IconButton label={`Delete ${name}`} icon={<Trash2 />} disabled={busy} onClick={onDelete} />
          </>
        )}
      </div>
    </li>
  );
}

export function SaveRowSkeleton() {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <Skeleton shape="line" width="45%" height="1em" />
        <Skeleton shape="line" width="92%" height="0.8em" />
        <Skeleton shape="line" width="30%" height="0.7em" />
      </div>
    </div>
  );
}
