import { ImageUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './ImageButton.module.css';

interface ImageButtonProps {
  id?: string;
  accept: readonly string[];
  onChoose: (file: File) => void;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A button that opens the browser's dialog for an image. */
export function ImageButton({ id, accept, onChoose, children, ref }: ImageButtonProps) {
  return (
    <label className={styles.button}>
      <input
        ref={ref}
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
