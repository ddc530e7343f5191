import { Link } from '@storyloom/mfe';
import { FileUp } from 'lucide-react';
import styles from './ImportChoice.module.css';

/** The start of a work from a file. */
export function ImportChoice({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.choice}>
      <span className={styles.icon}>
        <FileUp aria-hidden="true" />
      </span>
      <span className={styles.title}>Import a file</span>
      <span className={styles.text}>A character card, a lorebook, or a story that you exported.</span>
    </Link>
  );
}
