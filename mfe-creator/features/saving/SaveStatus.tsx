import { userMessages } from '@storyloom/contract/users/messages';
import { useHost } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../draft/draft.context.ts';
import { useDraftState } from '../draft/use-draft.ts';
import { conflictsId } from '../draft/use-draft-field.ts';
import styles from './SaveStatus.module.css';
import { type SaveText, saveText } from './save-text.ts';

/** Shows whether the content is saved, and offers an action if it is not. */
export function SaveStatus() {
  // Typing changes the state on each key, but rarely this text.
  const status = useDraftState(useShallow(saveText));
  // A draft is saved every few seconds, so only problems are announced.
  const isRoutine = status.tone === 'quiet' || status.tone === 'good';
  return (
    <div className={styles.status} data-problem={!isRoutine || undefined}>
      <p
        role="status"
        aria-live={isRoutine ? 'off' : 'polite'}
        className={cx(styles.text, styles[status.tone])}
      >
        {status.text}
      </p>
      <SaveAction action={status.action} />
    </div>
  );
}

function SaveAction({ action }: { action: SaveText['action'] }) {
  const host = useHost();
  const draft = useDraft();
  if (action === 'retry') {
    return (
      <button type="button" className={styles.action} onClick={() => void draft.saveNow()}>
        Retry
      </button>
    );
  }
  if (action === 'login') {
    return (
      <button type="button" className={styles.action} onClick={() => void host.requireLogin()}>
        {userMessages.pleaseLogIn}
      </button>
    );
  }
  if (action === 'conflicts') {
    return (
      <button type="button" className={styles.action} onClick={() => focusControl(conflictsId)}>
        Choose
      </button>
    );
  }
  return null;
}
