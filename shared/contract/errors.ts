/**
 * The catalogue of domain errors: name → number on the wire and default words.
 * A reply carries `{ code: number, msg, data: { error: name, ...details } }` with HTTP 200.
 * Numbers never change once released; a message says what happened, why, and what to do.
 */
export const errors = {
  /** details: fields { [path]: message } */
  'request.invalid': { code: 10001, msg: 'Some fields are invalid. Check them and try again.' },
  'request.repeated': {
    code: 10002,
    msg: 'This request was already sent with different content. Try again.',
  },
  'feature.unavailable': { code: 10003, msg: "This feature isn't available on this site." },

  'auth.real_user_required': { code: 11001, msg: 'Please log in' },
  'auth.admin_required': { code: 11002, msg: 'Only administrators can do this.' },
  'auth.bad_credentials': { code: 11003, msg: 'Please check your email and password' },
  'auth.code_wrong': { code: 11004, msg: 'This code is wrong or has expired. Request a new one.' },
  /** details: retryAfter, in seconds */
  'auth.code_too_soon': {
    code: 11005,
    msg: 'We just sent you a code. Wait a moment before requesting another.',
  },
  'auth.email_taken': { code: 11006, msg: 'Registration failed, please try again' },
  'auth.identity_unknown': { code: 11007, msg: "This login method isn't supported. Choose another." },
  'auth.oauth_failed': { code: 11008, msg: "Login wasn't completed. Try again." },

  'story.not_found': { code: 12001, msg: "This story doesn't exist or isn't available to you." },
  'story.adult_confirm_required': {
    code: 12002,
    msg: 'This story is for adults. Confirm the adult warning to open it.',
  },
  'story.not_owner': { code: 12003, msg: 'Only the author can do this.' },
  'story.status_not_allowed': { code: 12004, msg: "The story can't be changed to this status." },
  'story.changed_elsewhere': {
    code: 12005,
    msg: 'This story was changed elsewhere. Reload it before you save.',
  },
  'story.members_only': { code: 12006, msg: 'This story is for members only.' },
  'collection.not_found': { code: 12101, msg: "This collection doesn't exist." },
  /** details: max */
  'collection.full': {
    code: 12102,
    msg: 'The maximum number of collections is reached. Delete one first.',
  },
  'banner.not_found': { code: 12111, msg: "This banner doesn't exist." },
  /** details: max */
  'banner.full': { code: 12112, msg: 'The maximum number of banners is reached. Delete one first.' },
  'campaign.not_found': { code: 12121, msg: "This campaign doesn't exist." },

  /** details: runId of the active run */
  'chat.run_active': { code: 13001, msg: 'A reply is still being written. Wait for it or stop it.' },
  /** details: headMessageId, the save's current head */
  'chat.stale_parent': { code: 13002, msg: 'This story was continued elsewhere. Reload to see the latest.' },
  'chat.empty': { code: 13003, msg: 'Write something first.' },
  'chat.too_long': { code: 13004, msg: 'This message is too long. Shorten it.' },
  'chat.run_not_found': { code: 13005, msg: "This reply doesn't exist." },
  'chat.message_not_found': { code: 13006, msg: "This message doesn't exist." },
  'chat.model_locked': { code: 13007, msg: 'This model is for members. Choose another, or become a member.' },
  'chat.model_unknown': { code: 13008, msg: "This model doesn't exist. Choose another." },
  'chat.nothing_to_continue': { code: 13009, msg: 'There is no reply to continue.' },
  'chat.provider_failed': {
    code: 13010,
    msg: "The storyteller didn't answer. You weren't charged. Try again.",
  },
  'chat.interrupted': {
    code: 13011,
    msg: "The reply was interrupted. You weren't charged, and you can continue it.",
  },
  'chat.moderated': { code: 13012, msg: "This message isn't allowed by our safety rules." },
  /** details: max */
  'chat.facts_full': {
    code: 13013,
    msg: 'Your pinned facts are full. Remove one to add another.',
  },

  /** details: balance, price */
  'points.insufficient': { code: 14001, msg: "You're out of points. Get more to continue." },
  'points.already_claimed': { code: 14002, msg: 'You have received it today' },

  'save.not_found': { code: 15001, msg: "This save doesn't exist." },
  /** details: saveIds, one of which may be replaced */
  'save.full': { code: 15002, msg: 'All three saves are taken. Choose one to replace.' },
  'save.nothing_to_save': { code: 15003, msg: 'There is nothing to save yet. Play a turn first.' },

  'share.not_found': { code: 16001, msg: "This share doesn't exist or its link was turned off." },

  'user.not_found': { code: 17001, msg: "This user doesn't exist." },
  'user.name_not_allowed': { code: 17002, msg: "This name can't be used. Choose another." },

  'upload.too_large': { code: 18001, msg: 'This image is larger than 10 MB. Choose a smaller one.' },
  'upload.not_an_image': {
    code: 18002,
    msg: "This file isn't a supported image. Use a PNG, JPEG or WebP file.",
  },
  'image.failed': { code: 18003, msg: "The image couldn't be generated. You weren't charged. Try again." },
  'image.moderated': { code: 18004, msg: "This image isn't allowed by our safety rules." },
  'optimize.failed': { code: 18005, msg: "The text couldn't be improved. You weren't charged. Try again." },

  'creator.tier_not_reached': { code: 19001, msg: "You haven't reached this milestone yet." },
  'creator.tier_claimed': { code: 19002, msg: "You've already claimed this reward." },
  'creator.contract_not_met': { code: 19003, msg: "You don't meet the contract requirements yet." },
  'creator.contract_open': { code: 19004, msg: 'Your application is already under review.' },
  'withdrawal.too_small': { code: 19005, msg: 'The minimum withdrawal is 20 USD.' },
  'withdrawal.open': { code: 19006, msg: 'You already have a withdrawal under review.' },
  'withdrawal.insufficient': { code: 19007, msg: 'This is more than your available balance.' },

  'payment.price_unknown': { code: 20001, msg: 'This offer is no longer available.' },
  'payment.unavailable': { code: 20002, msg: "Payments aren't available right now. Try again later." },
} as const satisfies Record<string, { code: number; msg: string }>;

export type ErrorName = keyof typeof errors;
