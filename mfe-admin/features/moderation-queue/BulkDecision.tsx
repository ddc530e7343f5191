import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { decisionInput } from '@storyloom/contract/moderation/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { FactList } from '@storyloom/ui/sections/Facts';
import { useId, useRef, useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import {
  type BulkOutcome,
  bulkEffects,
  bulkReasonHint,
  bulkTitle,
  countCases,
  finalText,
} from './bulk.model.ts';
import { reasonLimit } from './case.model.ts';
import { refreshCaseLists } from './cases.queries.ts';
import { decideCases, type LeftCase } from './decide-cases.ts';
import { LeftCases } from './LeftCases.tsx';

interface BulkDecisionProps {
  /** At least one. */
  selected: readonly ModerationCase[];
  outcome: BulkOutcome;
  /** Called with the cases that could not be decided. */
  onDecided: (left: readonly ModerationCase[]) => void;
  onClosed: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Gives several cases the same decision and reason, then says which could not be decided. */
export function BulkDecision({ selected, outcome, onDecided, onClosed, finalFocus }: BulkDecisionProps) {
  const host = useHost();
  const formId = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  // A list that is loaded again does not change what is being decided.
  const [chosen] = useState(selected);
  const [isOpen, setOpen] = useState(true);
  const [number, setNumber] = useState(1);
  const [left, setLeft] = useState<readonly LeftCase[]>([]);
  const form = useContractForm({
    schema: decisionInput,
    defaultValues: { caseId: chosen[0]?.id ?? '', outcome, reason: '' },
    send: async ({ reason }) => {
      const refused = await decideCases(host, chosen, { outcome, reason }, setNumber);
      // The dialog closes to the rows that are left, one of which takes the focus.
      await Promise.all([
        refreshCaseLists(host),
        host.queryClient.invalidateQueries({ queryKey: [caseDetail.path] }),
      ]);
      onDecided(refused.map(({ item }) => item));
      setLeft(refused);
      if (refused.length > 0) return;
      host.toast('success', `${chosen.length} decided.`);
      setOpen(false);
    },
  });
  const close = () => setOpen(false);
  const reason = form.field('reason', 'Reason');
  const final = finalText(chosen);
  const isDone = left.length > 0;
  return (
    <Dialog
      title={bulkTitle(chosen, outcome)}
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      // A click outside the dialog must not discard a typed reason.
      persistent={!isDone && (form.sending || form.native.formState.isDirty)}
      initialFocus={first}
      finalFocus={finalFocus}
      footer={
        isDone ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button kind="ghost" disabled={form.sending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={form.sending}>
              {`Decide ${countCases(chosen.length)}`}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <LeftCases decided={chosen.length - left.length} left={left} />
      ) : (
        <Form form={form} id={formId} className={parts.form} aria-label="Decision">
          <FactList facts={bulkEffects(chosen, outcome)} />
          {final ? <p className={parts.note}>{final}</p> : null}
          <LimitedTextArea
            {...reason}
            ref={(area) => {
              reason.ref(area);
              first.current = area;
            }}
            hint={bulkReasonHint(chosen, outcome)}
            minLines={3}
            maxLines={10}
            limit={reasonLimit}
          />
          {form.sending ? (
            <p className={parts.line}>
              <progress value={number - 1} max={chosen.length} aria-label="Decided cases" />
              <span className={parts.note}>{`Case ${number} of ${chosen.length}`}</span>
            </p>
          ) : null}
        </Form>
      )}
    </Dialog>
  );
}
