import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import type {
  CaseOutcome,
  ModerationCaseDetail,
} from '@storyloom/contract/moderation/entities/moderation-case';
import { decisionInput } from '@storyloom/contract/moderation/rules';
import { ratingChoices } from '@storyloom/contract/stories/rating-choices';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { flushSync } from 'react-dom';
import parts from '../admin-parts/AdminParts.module.css';
import { hasNoKeyboard, singleKeysAreOff, useKeys } from '../admin-parts/use-keys.ts';
import { outcomeOptions, reasonHint, reasonLimit } from './case.model.ts';
import { caseQuery, refreshCaseLists } from './cases.queries.ts';

const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** “Or press 1, 2 or 3” */
const keysHint = (count: number) =>
  `Or press ${eitherOf.format(Array.from({ length: count }, (_, at) => `${at + 1}`))}`;

interface DecisionFormProps {
  found: ModerationCaseDetail;
  onDecided: (outcome: CaseOutcome) => void;
}

/** Decides a case or its appeal. */
export function DecisionForm({ found, onDecided }: DecisionFormProps) {
  const host = useHost();
  const { userId } = useSession();
  const isAppeal = found.status === 'APPEALED';
  const form = useContractForm({
    schema: decisionInput,
    defaultValues: { caseId: found.id, reason: '' },
    send: async (values) => {
      const decided = await host.call(decide, values);
      onDecided(values.outcome);
      void refreshCaseLists(host);
      // The audit trail records each reading of a case, so this one is not read again.
      void host.queryClient.invalidateQueries({ queryKey: [caseDetail.path], refetchType: 'none' });
      host.queryClient.setQueryData(caseQuery(host, userId, found.id).queryKey, decided);
    },
  });
  const outcome = form.native.watch('outcome');
  const options = outcomeOptions(found.subject.kind, found.story !== null);
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    // The field of the rating is in the page after this.
    flushSync(() =>
      form.native.setValue('outcome', option.value, { shouldValidate: form.native.formState.isSubmitted }),
    );
    form.native.setFocus(option.value === 'RATING' ? 'rating' : 'reason');
  };
  useKeys({ 1: () => choose(0), 2: () => choose(1), 3: () => choose(2) });
  return (
    <Form form={form} className={cx(parts.card, parts.form)} aria-label="Decision">
      {isAppeal ? <p className={parts.note}>This decision is final.</p> : null}
      <ChoiceField
        {...form.field('outcome', isAppeal ? 'Decision on the appeal' : 'Decision')}
        hint={singleKeysAreOff() || hasNoKeyboard() ? undefined : keysHint(options.length)}
        options={options}
      />
      {outcome === 'RATING' ? (
        <SelectField
          {...form.field('rating', 'Right rating')}
          options={ratingChoices}
          placeholder="Choose a rating"
        />
      ) : null}
      <LimitedTextArea
        {...form.field('reason', 'Reason')}
        hint={reasonHint(found, outcome)}
        minLines={3}
        maxLines={10}
        limit={reasonLimit}
      />
      <Button type="submit" loading={form.sending}>
        Decide
      </Button>
    </Form>
  );
}
