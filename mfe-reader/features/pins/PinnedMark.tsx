import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Pin } from 'lucide-react';
import styles from './PinnedMark.module.css';

/** Says at a turn that something of it is remembered, and leads to what. */
export function PinnedMark({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton
      data-kept
      size="small"
      className={styles.mark}
      label="Remembered"
      icon={<Pin />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
