import type { ErrorDefinitions } from '../core/error-definition.ts';

export const writingHelpErrors = {
  'optimize.failed': { code: 18005, msg: 'The text couldn’t be improved. You weren’t charged. Try again.' },
  'suggest.failed': { code: 18009, msg: 'Suggestions couldn’t be made. You weren’t charged. Try again.' },
  /** details: place, reason */
  'writing.moderated': { code: 18010, msg: 'This text isn’t allowed by our safety rules.' },
  'preview.unavailable': { code: 18011, msg: 'Preview currently unavailable' },
} as const satisfies ErrorDefinitions;
