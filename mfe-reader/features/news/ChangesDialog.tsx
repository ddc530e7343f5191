import type { Publication } from '@storyloom/contract/stories/entities/publication';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { describeChanges } from './changes.model.ts';
import styles from './NewsRow.module.css';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** The versions after that of a save, latest first, with the author's notes. */
export default function ChangesDialog({
  publications,
  onClose,
}: {
  publications: readonly Publication[];
  onClose: () => void;
}) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title="New since your version"
      size="small"
    >
      <ul className={styles.changes}>
        {publications.map(({ version, publishedAt, changedFields, changeNote }) => (
          <li key={version}>
            <p>
              <strong>Version {version}</strong> · {day.format(new Date(publishedAt))}
            </p>
            {changeNote === '' ? null : <p>{changeNote}</p>}
            <p>{describeChanges(changedFields) ?? 'Small changes'}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
