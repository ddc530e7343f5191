import { actionMessages } from '@storyloom/contract/core/messages';
import { cancelMembership } from '@storyloom/contract/payments/endpoints/cancel-membership';
import { changePlan } from '@storyloom/contract/payments/endpoints/change-plan';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { previewPlanChange } from '@storyloom/contract/payments/endpoints/preview-plan-change';
import { resumeMembership } from '@storyloom/contract/payments/endpoints/resume-membership';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { useMember } from './offers.queries.ts';
import {
  type Change,
  type ChangeText,
  cancelText,
  isDone,
  planChangeText,
  resumeText,
} from './plan-change.model.ts';

/** Interval of requests for the membership while its change is awaited, in ms. */
const POLL_MS = 1_500;

/** Previews a membership change with amount and date, sends it, and waits until the provider confirms it. */
export function usePlanChange(member: MemberAccount | undefined, currentCents: number) {
  const host = useHost();
  const [change, setChange] = useState<Change | null>(null);
  /** The confirmed text. Stored because the membership that it was generated from changes meanwhile. */
  const [confirmed, setConfirmed] = useState<ChangeText | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  /** The visitor has closed the dialog of a change that is awaited. */
  const [isHidden, setHidden] = useState(false);
  const { data } = useMember({ enabled: isAwaited, pollMs: isAwaited ? POLL_MS : null });

  const fail = (error: unknown) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
  const preview = useMutation({
    mutationFn: ({ plan }: Extract<Change, { kind: 'plan' }>) =>
      host.call(previewPlanChange, { plan: plan.plan }),
    onError: (error) => {
      fail(error);
      setChange(null);
    },
  });
  const send = useMutation({
    mutationFn: async (wanted: Change): Promise<unknown> => {
      if (wanted.kind === 'cancel') return host.call(cancelMembership, {});
      if (wanted.kind === 'resume') return host.call(resumeMembership, {});
      return host.call(changePlan, { plan: wanted.plan.plan, dueNow: preview.data?.dueNow ?? 0 });
    },
    onSuccess: () => setAwaited(true),
    onError: (error, wanted) => {
      setConfirmed(null);
      fail(error);
      if (wanted.kind === 'plan' && isBusinessError(error, 'payment.amount_changed')) preview.mutate(wanted);
    },
  });

  const text = confirmed ?? (change && member ? textOf(change, member) : null);
  function textOf(wanted: Change, of: MemberAccount) {
    if (wanted.kind === 'plan') return preview.data ? planChangeText(of, wanted.plan, preview.data) : null;
    const end = of.renewsAt ?? of.endsAt;
    if (end === null) return null;
    return wanted.kind === 'cancel' ? cancelText(of, end) : resumeText(of, end, currentCents);
  }

  useEffect(() => {
    if (!isAwaited || !change || !data || !isDone(change, data)) return;
    setAwaited(false);
    setChange(null);
    setConfirmed(null);
    if (confirmed) host.toast('success', confirmed.doneText);
    host.bus.emit(memberChanged, {});
    void host.queryClient.invalidateQueries({ queryKey: [offers.path] });
  }, [isAwaited, change, data, confirmed, host]);

  return {
    change,
    /** Null while the amount is requested. */
    text,
    isSending: send.isPending || isAwaited,
    isAwaited,
    isOpen: change !== null && !isHidden,
    ask(wanted: Change) {
      setHidden(false);
      setChange(wanted);
      if (wanted.kind === 'plan') preview.mutate(wanted);
    },
    confirm() {
      if (!change || !text || confirmed) return;
      setConfirmed(text);
      send.mutate(change);
    },
    dismiss() {
      if (isAwaited) setHidden(true);
      else if (!send.isPending) setChange(null);
    },
  };
}

export type PlanChanges = ReturnType<typeof usePlanChange>;
