import { TextField } from '@storyloom/ui/forms/TextField';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from './actions.ts';
import { ask } from './ask.ts';
import styles from './Desk.module.css';

interface ActionDialogProps {
  action: Action;
  onDone: (said: string) => void;
  onClosed: () => void;
}

/** Asks before a change, sends it, and says why it was refused. */
export function ActionDialog({ action, onDone, onClosed }: ActionDialogProps) {
  const { field } = action;
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(field?.initial ?? '');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async () => ask(action.path, action.body(typed)),
    onSuccess: async () => {
      await client.invalidateQueries();
      onDone(action.done);
      setOpen(false);
    },
  });
  const send = () => {
    if (!change.isPending) change.mutate();
  };
  const error = change.error?.message;
  return (
    <ConfirmDialog
      open={open}
      title={action.title}
      confirmLabel={action.label}
      cancelLabel="Cancel"
      tone={action.tone}
      busy={change.isPending}
      onConfirm={send}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
      message={
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <p>{action.text}</p>
          {field ? (
            <TextField
              label={field.label}
              value={typed}
              inputMode={field.inputMode}
              maxLength={field.maxLength}
              autoComplete="off"
              error={error}
              announceError
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : null}
          {error && !field ? (
            <p role="alert" className={styles.refusal}>
              {error}
            </p>
          ) : null}
        </form>
      }
    />
  );
}
