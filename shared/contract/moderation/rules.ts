import * as z from '@storyloom/schema';
import { atMost } from '../core/at-most.ts';
import { id } from '../core/fields.ts';
import { accountMessages, email, password, required } from '../core/rules.ts';
import { ratings } from '../stories/ratings.ts';
import { oauthReturn } from '../users/oauth-return.ts';
import { caseOutcomes } from './entities/moderation-case.ts';
import { moderationLimits } from './limits.ts';
import { moderationMessages } from './messages.ts';
import { reportableKinds, reportReasonNames } from './subjects.ts';

/** A reader's report; without one of the named reasons it needs a note. */
export const reportInput = z
  .strictObject({
    subjectKind: z.enum(reportableKinds),
    subjectId: id,
    reason: z.enum(reportReasonNames, moderationMessages.chooseReason),
    note: z._default(z.string().check(z.trim(), atMost(moderationLimits.note)), ''),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'OTHER' || note !== '', {
      error: moderationMessages.describeOther,
      path: ['note'],
    }),
  );

/** A reason; the hint of the form says who reads it. */
export const givenReason = required(moderationLimits.reason, moderationMessages.giveReason);

/** `rating`: the right one, for the outcome `RATING`; empty in a form where none was chosen. */
export const decisionInput = z
  .strictObject({
    caseId: id,
    outcome: z.enum(caseOutcomes, 'Choose a decision'),
    rating: z.optional(z.enum(['', ...ratings])),
    reason: givenReason,
  })
  .check(
    z.refine(({ outcome, rating }) => outcome !== 'RATING' || Boolean(rating), {
      error: moderationMessages.chooseRating,
      path: ['rating'],
    }),
  );

export const appealInput = z.strictObject({
  caseId: id,
  text: required(moderationLimits.appeal, moderationMessages.explainAppeal),
});

/** A blocked person has no session, so the login proves whose account it is. */
export const blockAppealInput = z.strictObject({
  account: email(accountMessages.enterEmail, accountMessages.invalidEmail),
  accessToken: password(),
  text: required(moderationLimits.appeal, moderationMessages.explainAppeal),
});

/** The appeal of a blocked person who logs in with another service. `identityType`: state of the refused login. */
export const identityBlockAppealInput = z.strictObject({
  identityType: oauthReturn.shape.identityType,
  text: blockAppealInput.shape.text,
});

export const blockInput = z.strictObject({ userId: id, reason: givenReason });
