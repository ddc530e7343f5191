import { userMessages } from '@storyloom/contract/messages/users';
import { useHost } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../draft/draft.context.ts';
import { useDraftState } from '../draft/use-draft.ts';
import { conflictsId } from '../draft/use-draft-field.ts';
import styles from './SaveStatus.module.css';
import { type SaveText, saveText } from './save-text.ts';

/** Whether the server has what the author sees, and what to do if it has not. */
export function SaveStatus() {
  // Typing changes the state with each key, but seldom the text.
  const status = useDraftState(useShallow(saveText));
  // A draft is saved every few seconds; only trouble is read out.
  const isRoutine = status.tone === 'quiet' || status.tone === 'good';
  return (
    <div className={styles.status}>
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
