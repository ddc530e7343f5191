import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ImageButton.module.css';

interface ImageButtonProps {
  id?: string;
  accept: readonly string[];
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the browser's dialog for an image. */
export function ImageButton({ id, accept, onChoose, children }: ImageButtonProps) {
  return (
    <label className={styles.button}>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0);
          // Otherwise the same file could not be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <ImageUp aria-hidden="true" />
      {children}
    </label>
  );
}
