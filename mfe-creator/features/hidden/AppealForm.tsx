import { appeal } from '@storyloom/contract/moderation/endpoints/appeal';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { decisionAppealed } from '@storyloom/contract/moderation/events/decision-appealed';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { appealInput } from '@storyloom/contract/moderation/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import styles from './HiddenNotice.module.css';

const limit = { max: moderationLimits.appeal, unit: 'characters' } as const;

/** The form of the author's one appeal. */
export function AppealForm({ caseId }: { caseId: string }) {
  const host = useHost();
  const form = useContractForm({
    schema: appealInput,
    defaultValues: { caseId, text: '' },
    send: async (values) => {
      await host.call(appeal, values);
      host.toast('success', 'Sent. A moderator will look again.');
      host.bus.emit(decisionAppealed, {});
      // A component that shows the case may already be fetching it, because of the event.
      await host.queryClient.invalidateQueries({ queryKey: [ownCases.path] }, { cancelRefetch: false });
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Ask us to look again">
      <LimitedTextArea
        {...form.field('text', 'Why should we look again?')}
        minLines={3}
        maxLines={10}
        limit={limit}
      />
      <div>
        <Button type="submit" size="small" loading={form.sending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
