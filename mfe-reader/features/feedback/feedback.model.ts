import type { InputOf } from '@storyloom/contract/endpoint';
import type { feedback } from '@storyloom/contract/endpoints/chat/feedback';
import type { Choice } from '@storyloom/ui/forms/Choices';

export type FeedbackCategory = InputOf<typeof feedback>['category'];

export const feedbackChoices: readonly Choice<FeedbackCategory>[] = [
  { value: 'INACCURATE', label: 'Inaccurate' },
  { value: 'NOT_HELPFUL', label: 'Not helpful' },
  { value: 'HARMFUL_UNSAFE', label: 'Harmful/Unsafe' },
];
