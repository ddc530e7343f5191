import { uploadMessages } from '@storyloom/contract/stories/studio-messages';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useRef } from 'react';
import styles from './SendingFile.module.css';

interface SendingFileProps {
  fileName: string;
  /** From 0 to 1. */
  sent: number;
  onCancel: () => void;
}

/** The progress of a file that is uploaded, then read. The file name takes the focus from the drop area. */
export function SendingFile({ fileName, sent, onCancel }: SendingFileProps) {
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => name.current?.focus(), []);
  const percent = Math.round(sent * 100);
  return (
    <div className={styles.sending}>
      <p ref={name} tabIndex={-1} className={styles.name}>
        {fileName}
      </p>
      <progress className={styles.bar} max={100} value={percent} aria-label="Upload" />
      <p className={styles.state}>
        <span aria-live="polite">{sent < 1 ? uploadMessages.uploading : 'Reading the file'}</span>
        {sent < 1 ? <span>{` ${percent} %`}</span> : null}
      </p>
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
