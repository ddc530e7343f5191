import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Pin } from 'lucide-react';
import styles from './PinnedMark.module.css';

/** Marks a message that facts are pinned from, and opens the list of facts. */
export function PinnedMark({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton
      data-always-visible
      className={styles.mark}
      label="Pinned facts"
      icon={<Pin />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
