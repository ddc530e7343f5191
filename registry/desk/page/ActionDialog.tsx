import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { TextField } from '@storyloom/ui/forms/TextField';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from './actions.ts';
import styles from './Desk.module.css';
import { ask } from './desk.queries.ts';

interface ActionDialogProps {
  action: Action;
  onDone: (said: string) => void;
  onClosed: () => void;
}

/** Asks before a change, sends it, and says why it was refused. */
export function ActionDialog({ action, onDone, onClosed }: ActionDialogProps) {
  const { title, text, label, tone = 'danger', hasReason = false } = action;
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const reason = typed.trim();
  const change = useMutation({
    mutationFn: async () => {
      if (hasReason && !reason) throw new Error('Say why, for those who find it locked.');
      return ask(action.path, { ...action.body, ...(hasReason && { reason }) });
    },
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
      title={title}
      confirmLabel={label}
      cancelLabel="Cancel"
      tone={tone}
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
          <p>{text}</p>
          {hasReason ? (
            <TextField
              label="Reason"
              value={typed}
              maxLength={500}
              autoComplete="off"
              error={error}
              announceError
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : null}
          {error && !hasReason ? <ErrorPanel compact title="Nothing was changed." text={error} /> : null}
        </form>
      }
    />
  );
}
