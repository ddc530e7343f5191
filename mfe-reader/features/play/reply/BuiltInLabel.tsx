import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './BuiltInLabel.module.css';

/** Names the built-in storyteller as the author of a reply, with an explanation on demand. */
export function BuiltInLabel() {
  const [open, setOpen] = useState(false);
  const note = useId();
  return (
    <div className={styles.label}>
      <p>Built-in storyteller</p>
      <button
        type="button"
        className={styles.info}
        aria-label="About the built-in storyteller"
        aria-expanded={open}
        aria-controls={note}
        onClick={() => setOpen(!open)}
      >
        <Info aria-hidden="true" />
      </button>
      <p id={note} className={styles.note} hidden={!open}>
        {open ? 'Writes from this story’s own notes, without an AI model.' : null}
      </p>
    </div>
  );
}
