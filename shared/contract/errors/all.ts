import { cardErrors } from './cards.ts';
import { chatErrors } from './chat.ts';
import { creatorErrors } from './creators.ts';
import { editorialErrors } from './editorial.ts';
import { followErrors } from './follows.ts';
import { imageErrors } from './images.ts';
import { moderationErrors } from './moderation.ts';
import { paymentErrors } from './payments.ts';
import { pointsErrors } from './points.ts';
import { quotaErrors } from './quotas.ts';
import { requestErrors } from './requests.ts';
import { saveErrors } from './saves.ts';
import { shareErrors } from './shares.ts';
import { storyErrors } from './stories.ts';
import { userErrors } from './users.ts';
import { writingHelpErrors } from './writing-help.ts';

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
