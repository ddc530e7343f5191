import type { Plan } from '@storyloom/contract/payments/entities/offers';
import type { PlanChange } from '@storyloom/contract/payments/entities/plan-change';
import { planNames } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { formatDay, formatPoints, formatUsd } from '../text/format.ts';
import { planTexts } from './offers.model.ts';

/** A change of the membership that the visitor is asked to confirm. */
export type Change = { kind: 'plan'; plan: Plan } | { kind: 'cancel' } | { kind: 'resume' };

const rank = (plan: Plan['plan']) => planNames.indexOf(plan);
const dayOf = (time: string) => formatDay(new Date(time));

/** Label of a plan card's button that changes the membership to this plan; null for no button. */
export function changeLabel(member: MemberAccount, { plan }: Pick<Plan, 'plan'>): string | null {
  if (member.plan === null || member.renewsAt === null || plan === (member.nextPlan ?? member.plan))
    return null;
  const { title } = planTexts[plan];
  if (plan === member.plan) return `Keep ${title}`;
  return rank(plan) > rank(member.plan) ? `Upgrade to ${title}` : `Switch to ${title}`;
}

/** The title of the question before a change, and the label of its other answer. */
export function changeQuestion(
  change: Change | null,
  member: MemberAccount,
): { title: string; keepLabel: string } {
  const title = planTexts[member.plan ?? 'PLUS'].title;
  if (change?.kind === 'cancel') return { title: `Cancel ${title}?`, keepLabel: `Keep ${title}` };
  if (change?.kind === 'plan')
    return { title: `${changeLabel(member, change.plan) ?? 'Change plan'}?`, keepLabel: 'Not now' };
  return { title: `Resume ${title}?`, keepLabel: 'Not now' };
}

export interface ChangeText {
  /** The consequence, with amounts and dates. */
  text: string;
  confirmLabel: string;
  /** Toast after the membership has changed. */
  doneText: string;
}

const tax = ', plus tax where it applies';

/** Describes a change of plan from its preview. */
export function planChangeText(member: MemberAccount, plan: Plan, preview: PlanChange): ChangeText {
  const { title } = planTexts[plan.plan];
  const [price, next] = [formatUsd(preview.nextPrice), dayOf(preview.nextPaymentAt)];
  if (plan.plan === member.plan) {
    return {
      text: `You keep ${title} and pay nothing now. It renews on ${next} for ${price}${tax}.`,
      confirmLabel: `Keep ${title}`,
      doneText: `You keep ${title}.`,
    };
  }
  const due = preview.dueNow > 0 ? `${formatUsd(preview.dueNow)} now` : 'nothing now';
  if (member.plan !== null && rank(plan.plan) < rank(member.plan)) {
    const [present, from] = [planTexts[member.plan].title, dayOf(preview.effectiveAt)];
    return {
      text: `You pay ${due} and keep ${present} until ${from}. From then on you have ${title} for ${price} a month${tax}.`,
      confirmLabel: `Switch on ${from}`,
      doneText: `${title} begins on ${from}.`,
    };
  }
  return {
    text: `You pay ${due} for the rest of this month, then ${price} a month from ${next}${tax}. You get ${title} now; your first ${formatPoints(plan.pointsCount)} arrive on ${next}.`,
    confirmLabel: preview.dueNow > 0 ? `Pay ${formatUsd(preview.dueNow)} and upgrade` : `Upgrade to ${title}`,
    doneText: `You have ${title} now.`,
  };
}

/** Describes a cancellation; `endsAt` is the end of the paid month. */
export function cancelText({ plan }: MemberAccount, endsAt: string): ChangeText {
  const { title } = planTexts[plan ?? 'PLUS'];
  const end = dayOf(endsAt);
  return {
    text: `You keep ${title} until ${end} and pay nothing more. Your points stay. From ${end} on, you lose what is for members, but keep what you played.`,
    confirmLabel: `Cancel on ${end}`,
    doneText: `Your plan ends on ${end}.`,
  };
}

/** Describes the resumption of a cancelled plan. */
export function resumeText({ plan }: MemberAccount, endsAt: string, cents: number): ChangeText {
  const { title } = planTexts[plan ?? 'PLUS'];
  return {
    text: `You pay nothing now. ${title} continues and renews on ${dayOf(endsAt)} for ${formatUsd(cents)}${tax}.`,
    confirmLabel: 'Resume plan',
    doneText: 'Your plan continues.',
  };
}

/** True once a change has taken effect on a membership. */
export function isDone(change: Change, member: MemberAccount): boolean {
  if (change.kind === 'plan') return (member.nextPlan ?? member.plan) === change.plan.plan;
  return change.kind === 'cancel' ? member.endsAt !== null || member.plan === null : member.renewsAt !== null;
}
