import { appealBlock } from '@storyloom/contract/endpoints/moderation/appeal-block';
import { moderationLimits } from '@storyloom/contract/limits/moderation';
import { blockAppealInput } from '@storyloom/contract/moderation-rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { useState } from 'react';
import styles from './LoginForm.module.css';

const limit = { max: moderationLimits.appeal, unit: 'characters' } as const;

interface AppealBlockProps {
  /** Of the refused login. */
  credentials: { account: string; accessToken: string };
}

/** Asks once to look again at the block of an account. */
export default function AppealBlock({ credentials }: AppealBlockProps) {
  const host = useHost();
  const [sent, setSent] = useState(false);
  const form = useContractForm({
    schema: blockAppealInput,
    defaultValues: { ...credentials, text: '' },
    send: async (values) => {
      await host.call(appealBlock, values);
      setSent(true);
    },
  });
  if (sent) return <p role="status">Sent. A moderator will look again, and we tell you by email.</p>;
  return (
    <Form form={form} className={styles.form} aria-label="Ask us to look again">
      <LimitedTextArea
        {...form.field('text', 'Why should we look again?')}
        hint="You can ask once. The next decision is final."
        minLines={3}
        maxLines={8}
        limit={limit}
      />
      <Button type="submit" kind="quiet" loading={form.sending}>
        Ask us to look again
      </Button>
    </Form>
  );
}
