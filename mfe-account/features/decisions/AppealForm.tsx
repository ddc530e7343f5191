import { appeal } from '@storyloom/contract/moderation/endpoints/appeal';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { appealInput } from '@storyloom/contract/moderation/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect } from 'react';
import { AppealText, appealLabel } from '../appeals/AppealText.tsx';
import styles from './Decision.module.css';

/** The form of the author's one appeal against a decision. */
export default function AppealForm({ caseId }: { caseId: string }) {
  const host = useHost();
  const form = useContractForm({
    schema: appealInput,
    defaultValues: { caseId, text: '' },
    send: async (values) => {
      await host.call(appeal, values);
      host.toast('success', 'Sent. A moderator will look again.');
      await host.queryClient.invalidateQueries({ queryKey: [ownCases.path] });
    },
  });
  const { setFocus } = form.native;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <Form form={form} className={styles.decision} aria-label="Ask us to look again">
      <AppealText {...form.field('text', appealLabel)} />
      <div>
        <Button type="submit" size="small" loading={form.sending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
