import { randomId } from '@storyloom/http/random-id';
import { Link } from '@storyloom/mfe';
import { useDraftState, useDraftValue } from '../draft/use-draft.ts';
import styles from './SaveStatus.module.css';

/** Shown if the page started with content that was stored only on this device. */
export function RestoredNotice() {
  const isRestored = useDraftState((state) => state.isRestored);
  const isStored = useDraftState(({ id }) => id !== null);
  const type = useDraftValue((content) => content.type ?? 'STORY');
  if (!isRestored) return null;
  return (
    <p role="status" className={styles.notice}>
      We brought back what you wrote on this device and hadn’t saved.{' '}
      {isStored ? null : (
        <Link to={`/script/edit?type=${type}&fresh=${randomId()}`} className={styles.action}>
          Start a new story instead
        </Link>
      )}
    </p>
  );
}
