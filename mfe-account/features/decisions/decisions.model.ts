import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import type { SubjectKind } from '@storyloom/contract/moderation/subjects';
import { ratingLabel } from '@storyloom/contract/stories/ratings';

/** The state of a case, for the author of its content. */
export function stateText({ status, decisions }: Pick<OwnCase, 'status' | 'decisions'>): string {
  if (status === 'OPEN') return 'Held for a moderator';
  if (status === 'APPEALED') return 'Under review again';
  const outcome = decisions.at(-1)?.outcome;
  if (outcome === 'RATING') return status === 'CLOSED' ? 'Final' : 'Rated by moderators';
  const isViolation = outcome === 'VIOLATION';
  if (status === 'CLOSED') return isViolation ? 'Final' : 'Restored';
  return isViolation ? 'Against the guidelines' : 'Released';
}

const hidden: Readonly<Record<SubjectKind, string>> = {
  STORY: 'This story is a draft again, which only you can see.',
  SHARE: 'This link no longer works.',
  PROFILE: 'Your name, introduction and picture were removed.',
  REPLY: 'This reply breaks the guidelines.',
  TEXT: 'This text cannot be used.',
  PICTURE: 'This picture cannot be used.',
  ACCOUNT: 'The account was blocked.',
};

const isHeld = (kind: SubjectKind) => kind === 'TEXT' || kind === 'PICTURE';

/** The effect of a decision, shown before its reason. */
export function decisionText(
  kind: SubjectKind,
  { outcome, rating }: Pick<OwnCase['decisions'][number], 'outcome' | 'rating'>,
): string {
  if (outcome === 'VIOLATION') return hidden[kind];
  if (outcome === 'RATING')
    return `This story has ${rating ? `the rating ${ratingLabel(rating)}` : 'another rating'}, and stays public.`;
  if (kind === 'ACCOUNT') return 'It is no longer blocked.';
  return isHeld(kind) ? 'You can use it now.' : 'It is shown again.';
}
