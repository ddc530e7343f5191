import { Button } from '@storyloom/ui/actions/Button';
import styles from './LoginSettings.module.css';

interface FormActionsProps {
  sending: boolean;
  submitText: string;
  onCancel(): void;
}

export function FormActions({ sending, submitText, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" loading={sending}>
        {submitText}
      </Button>
      <Button kind="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
