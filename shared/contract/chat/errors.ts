import type { ErrorDefinitions } from '../core/error-definition.ts';

export const chatErrors = {
  /** details: runId of the active run */
  'chat.run_active': { code: 13001, msg: 'A reply is still being written. Wait for it or stop it.' },
  /** details: headMessageId, the save's current head */
  'chat.stale_parent': { code: 13002, msg: 'This story was continued elsewhere. Reload to see the latest.' },
  'chat.empty': { code: 13003, msg: 'Write something first.' },
  'chat.too_long': { code: 13004, msg: 'This message is too long. Shorten it.' },
  'chat.run_not_found': { code: 13005, msg: 'This reply doesn’t exist.' },
  'chat.message_not_found': { code: 13006, msg: 'This message doesn’t exist.' },
  'chat.model_locked': { code: 13007, msg: 'This model is for members. Choose another, or become a member.' },
  'chat.model_unknown': { code: 13008, msg: 'This model doesn’t exist. Choose another.' },
  'chat.nothing_to_continue': { code: 13009, msg: 'There is no reply to continue.' },
  'chat.provider_failed': {
    code: 13010,
    msg: 'The storyteller didn’t answer. You weren’t charged. Try again.',
  },
  'chat.provider_busy': { code: 13015, msg: 'The storyteller is busy. You weren’t charged. Try again soon.' },
  'chat.context_full': {
    code: 13016,
    msg: 'This story has become too long for the model. You weren’t charged. Choose another model, or go back some turns.',
  },
  'chat.provider_setup': {
    code: 13017,
    msg: 'The storyteller can’t answer until this site’s operator has fixed its settings. You weren’t charged.',
  },
  'chat.interrupted': {
    code: 13011,
    msg: 'The reply was interrupted. You weren’t charged, and you can continue it.',
  },
  'chat.moderated': { code: 13012, msg: 'This message isn’t allowed by our safety rules.' },
  /** details: max */
  'chat.facts_full': {
    code: 13013,
    msg: 'Your pinned facts are full. Remove one to add another.',
  },
  'chat.fact_not_found': { code: 13018, msg: 'This fact is no longer pinned.' },
  /** details: price in points */
  'chat.price_changed': { code: 13014, msg: 'The price of a reply has changed. You weren’t charged.' },
} as const satisfies ErrorDefinitions;
