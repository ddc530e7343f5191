import type { CaseOutcome } from '@storyloom/contract/moderation/entities/moderation-case';
import { type Rating, ratingLabel } from '@storyloom/contract/stories/ratings';

export const outcomeTexts: Readonly<Record<CaseOutcome, string>> = {
  VIOLATION: 'Violation',
  RATING: 'Another rating',
  NO_VIOLATION: 'No violation',
};

/** “Another rating: PG-13” */
export const decisionText = (outcome: CaseOutcome, rating: Rating | null) =>
  rating ? `${outcomeTexts[outcome]}: ${ratingLabel(rating)}` : outcomeTexts[outcome];
