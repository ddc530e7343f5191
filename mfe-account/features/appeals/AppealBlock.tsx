import { blockAppealInput } from '@storyloom/contract/moderation/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import styles from './AppealBlock.module.css';
import { AppealText, appealLabel } from './AppealText.tsx';

const rules = z.strictObject({ text: blockAppealInput.shape.text });

interface AppealBlockProps {
  /** Sends the appeal with the proof of the refused login. */
  appeal(text: string): Promise<unknown>;
}

/** The form of the one appeal against the block of an account. */
export default function AppealBlock({ appeal }: AppealBlockProps) {
  const [sent, setSent] = useState(false);
  const form = useContractForm({
    schema: rules,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await appeal(text);
      setSent(true);
    },
  });
  if (sent) return <p role="status">Sent. A moderator will look again, and we tell you by email.</p>;
  return (
    <Form form={form} className={styles.form} aria-label="Ask us to look again">
      <AppealText {...form.field('text', appealLabel)} />
      <Button type="submit" kind="quiet" loading={form.sending}>
        Ask us to look again
      </Button>
    </Form>
  );
}
