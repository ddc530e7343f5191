import { report } from '@storyloom/contract/moderation/endpoints/report';
import { reportReasons } from '@storyloom/contract/moderation/labels';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { reportInput } from '@storyloom/contract/moderation/rules';
import type { ReportableKind } from '@storyloom/contract/moderation/subjects';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import styles from './ReportForm.module.css';

const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));
const noteLimit = { max: moderationLimits.note, unit: 'characters' } as const;

interface ReportFormProps {
  subject: { subjectKind: ReportableKind; subjectId: string };
  onDone: () => void;
}

/** Sends a report. A second report by the same person on the same subject replaces the first. */
export function ReportForm({ subject, onDone }: ReportFormProps) {
  const host = useHost();
  const form = useContractForm({
    schema: reportInput,
    defaultValues: { ...subject, note: '' },
    send: async (values) => {
      await host.call(report, values);
      host.toast('success', 'Thank you. A moderator will look at it.');
      onDone();
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Report">
      <ChoiceField {...form.field('reason', 'What’s wrong?')} options={reasons} />
      <LimitedTextArea
        {...form.field('note', 'Details')}
        hint="What should the moderator look at?"
        minLines={3}
        maxLines={8}
        limit={noteLimit}
      />
      <Button type="submit" loading={form.sending}>
        Send report
      </Button>
      <p className={styles.note}>
        What is not allowed is in the{' '}
        <a href="/agreements/community_guidelines" target="_blank" rel="noopener">
          Community Guidelines
        </a>
        .
      </p>
    </Form>
  );
}
