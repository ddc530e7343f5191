import { cardErrors } from '../cards/errors.ts';
import { chatErrors } from '../chat/errors.ts';
import { creatorErrors } from '../creators/errors.ts';
import { editorialErrors } from '../editorial/errors.ts';
import { followErrors } from '../follows/errors.ts';
import { imageErrors } from '../images/errors.ts';
import { moderationErrors } from '../moderation/errors.ts';
import { paymentErrors } from '../payments/errors.ts';
import { pointsErrors } from '../points/errors.ts';
import { saveErrors } from '../saves/errors.ts';
import { shareErrors } from '../shares/errors.ts';
import { storyErrors } from '../stories/errors.ts';
import { writingHelpErrors } from '../stories/writing-help-errors.ts';
import { userErrors } from '../users/errors.ts';
import { quotaErrors } from './quota-errors.ts';
import { requestErrors } from './request-errors.ts';

/** All domain errors. */
export const errors = {
  ...requestErrors,
  ...userErrors,
  ...followErrors,
  ...storyErrors,
  ...editorialErrors,
  ...chatErrors,
  ...pointsErrors,
  ...saveErrors,
  ...shareErrors,
  ...imageErrors,
  ...cardErrors,
  ...creatorErrors,
  ...paymentErrors,
  ...moderationErrors,
  ...writingHelpErrors,
  ...quotaErrors,
};

export type ErrorName = keyof typeof errors;
