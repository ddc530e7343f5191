import type { feedback } from '@storyloom/contract/chat/endpoints/feedback';
import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { Choice } from '@storyloom/ui/forms/Choices';

export type FeedbackCategory = InputOf<typeof feedback>['category'];

export const feedbackChoices: readonly Choice<FeedbackCategory>[] = [
  { value: 'INACCURATE', label: 'Inaccurate' },
  { value: 'NOT_HELPFUL', label: 'Not helpful' },
  { value: 'HARMFUL_UNSAFE', label: 'Harmful/Unsafe' },
];
