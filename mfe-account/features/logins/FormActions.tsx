import { Button } from '@storyloom/ui/actions/Button';
import type { Ref } from 'react';
import styles from './LoginSettings.module.css';

interface FormActionsProps {
  sending: boolean;
  submitText: string;
  submitRef?: Ref<HTMLButtonElement>;
  danger?: boolean;
  cancelText?: string;
  onCancel(): void;
}

export function FormActions(props: FormActionsProps) {
  const { sending, submitText, submitRef = null, danger = false, cancelText = 'Cancel', onCancel } = props;
  return (
    <div className={styles.actions}>
      <Button type="submit" kind={danger ? 'danger' : 'primary'} ref={submitRef} loading={sending}>
        {submitText}
      </Button>
      <Button kind="ghost" onClick={onCancel}>
        {cancelText}
      </Button>
    </div>
  );
}
