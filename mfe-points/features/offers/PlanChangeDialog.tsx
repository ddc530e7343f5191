import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';
import { useState } from 'react';
import { changeQuestion } from './plan-change.model.ts';
import type { PlanChanges } from './use-plan-change.ts';

interface PlanChangeDialogProps {
  member: MemberAccount;
  changes: PlanChanges;
}

/** Asks before a change of the membership, with its amount and date. */
export function PlanChangeDialog({ member, changes }: PlanChangeDialogProps) {
  // Shown while the dialog closes.
  const [last, setLast] = useState(changes);
  if (changes.change !== null && changes !== last) setLast(changes);
  const { change, text, isAwaited } = last;
  const { isSending, confirm, dismiss } = changes;
  const { title, keepLabel } = changeQuestion(change, member);
  const amount = text ? <p>{text.text}</p> : <Skeleton shape="line" width="100%" height="3em" />;
  const message = isAwaited ? (
    <p role="status">Your plan changes as soon as the payment provider confirms it.</p>
  ) : (
    amount
  );
  return (
    <ConfirmDialog
      open={changes.isOpen}
      title={title}
      message={message}
      confirmLabel={text?.confirmLabel ?? 'Loading the amount'}
      cancelLabel={isAwaited ? 'Close' : keepLabel}
      tone={change?.kind === 'cancel' ? 'danger' : 'primary'}
      busy={isSending || text === null}
      onConfirm={confirm}
      onCancel={dismiss}
    />
  );
}
