import type { CaseOutcome } from '@storyloom/contract/moderation/entities/moderation-case';
import { subjectNames } from '@storyloom/contract/moderation/labels';
import type { SubjectKind } from '@storyloom/contract/moderation/subjects';
import { type Rating, ratingLabel } from '@storyloom/contract/stories/ratings';
import { renderMail } from '../mail/mail.service.ts';

interface Decision {
  kind: SubjectKind;
  title: string;
  outcome: CaseOutcome;
  rating: Rating | null;
  reason: string;
  /** A decision on an appeal. */
  isFinal: boolean;
}

/** Tells an author of a decision about their content. */
export function decisionMail({ kind, title, outcome, rating, reason, isFinal }: Decision) {
  const isViolation = outcome !== 'NO_VIOLATION';
  const subject = isViolation ? 'We made a decision about your content' : 'You can use your content again';
  const next = isFinal
    ? 'This decision is final.'
    : 'You can ask us once to look again: open Storyloom and go to your profile.';
  const effect = rating === null ? [] : [`Its rating is now ${ratingLabel(rating)}.`];
  const texts = [`${subjectNames[kind]}: ${title}`, ...effect, reason, ...(isViolation ? [next] : [])];
  return {
    subject,
    ...renderMail(
      subject,
      texts.map((text) => ({ text })),
    ),
  };
}

/** Tells a person that their account is blocked. */
export function blockedMail(reason: string) {
  const subject = 'Your account is blocked';
  const next = 'You can ask us once to look again: open Storyloom and log in.';
  return { subject, ...renderMail(subject, [{ text: reason }, { text: next }]) };
}

/** Tells a person that their account is no longer blocked. */
export function unblockedMail(reason: string) {
  const subject = 'Your account is no longer blocked';
  return { subject, ...renderMail(subject, [{ text: reason }, { text: 'You can log in again.' }]) };
}
