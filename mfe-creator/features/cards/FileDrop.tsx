import { cx } from '@storyloom/ui/cx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './FileDrop.module.css';

const ACCEPTED =
  '.png,.json,.yaml,.yml,.lorebook,.scenario,.charx,.storyloom,.zip,.jpg,.jpeg,image/png,application/json,application/zip';

interface FileDropProps {
  onChoose: (file: File) => void;
  /** Takes the focus when it replaces another step. */
  takesFocus?: boolean;
}

/** A drop area for a file, which also opens the browser's file dialog. */
export function FileDrop({ onChoose, takesFocus = false }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const take = (from: HTMLInputElement) => {
    const file = from.files?.item(0);
    // Otherwise the same file could not be chosen again.
    from.value = '';
    if (file) onChoose(file);
  };
  // A file chosen before hydration is only in the DOM.
  const takeEarly = useEffectEvent(() => {
    if (input.current) take(input.current);
  });
  useEffect(() => takeEarly(), []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file) onChoose(file);
  };
  return (
    <label
      className={cx(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept={ACCEPTED}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <FileUp aria-hidden="true" className={styles.icon} />
      <span className={styles.title}>Choose a file</span>
      <span className={styles.text}>or drop it here, up to 64 MB</span>
    </label>
  );
}
