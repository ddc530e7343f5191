import { creatorLimits } from '@storyloom/contract/creators/limits';
import { refusalForm } from '@storyloom/contract/creators/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { useEffect, useRef } from 'react';
import styles from '../admin-parts/AdminParts.module.css';

const reasonLimit = { max: creatorLimits.reason, unit: 'characters' } as const;

interface RefusalFormProps {
  /** Label of the button that refuses. */
  action: string;
  send: (reason: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Refuses with a reason, which is shown to the creator. */
export function RefusalForm({ action, send, onCancel }: RefusalFormProps) {
  const form = useContractForm({
    schema: refusalForm,
    defaultValues: { reason: '' },
    send: ({ reason }) => send(reason),
  });
  const field = useRef<HTMLDivElement>(null);
  // Takes the focus, because it replaces the button that was pressed.
  useEffect(() => field.current?.querySelector('textarea')?.focus(), []);
  return (
    <Form form={form} className={styles.form}>
      <div ref={field}>
        <LimitedTextArea
          {...form.field('reason', 'Reason')}
          hint="Shown to the creator."
          minLines={2}
          maxLines={6}
          limit={reasonLimit}
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" kind="danger" size="small" loading={form.sending}>
          {action}
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
