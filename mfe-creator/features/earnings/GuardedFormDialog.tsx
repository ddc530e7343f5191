import { Form } from '@storyloom/forms/Form';
import type { ContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { type ReactNode, useId } from 'react';
import styles from './Earnings.module.css';
import type { useGuardedClose } from './use-guarded-close.ts';

interface GuardedFormDialogProps<Values extends Record<string, unknown>> {
  title: string;
  description: string;
  form: ContractForm<Values>;
  /** Accessible name of the form. */
  label: string;
  /** Label of the submit button. */
  action: string;
  guard: ReturnType<typeof useGuardedClose>;
  onClosed: () => void;
  /** See `Dialog`. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog with a form. It asks before discarding typed values. */
export function GuardedFormDialog<Values extends Record<string, unknown>>(
  props: GuardedFormDialogProps<Values>,
) {
  const { title, description, form, label, action, guard, onClosed, finalFocus, children } = props;
  const formId = useId();
  return (
    <Dialog
      title={title}
      description={description}
      open={guard.isOpen}
      onClose={guard.askToClose}
      onClosed={onClosed}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button kind="ghost" onClick={guard.askToClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.sending}>
            {action}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className={styles.form} aria-label={label}>
        {children}
      </Form>
    </Dialog>
  );
}
