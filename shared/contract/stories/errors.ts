import type { ErrorDefinitions } from '../core/error-definition.ts';
import { workQuotaErrors } from '../core/quota-errors.ts';

export const storyErrors = {
  'story.not_found': { code: 12001, msg: 'This story doesn’t exist or isn’t available to you.' },
  'story.adult_confirm_required': {
    code: 12002,
    msg: 'This story is for adults. Confirm the adult warning to open it.',
  },
  'story.status_not_allowed': { code: 12004, msg: 'The story can’t be changed to this status.' },
  /** details: draft, as `stories.writeDetail` returns it */
  'story.changed_elsewhere': {
    code: 12005,
    msg: 'This story was changed elsewhere. Reload it before you save.',
  },
  'story.members_only': { code: 12006, msg: 'This story is for members only.' },
  /** details: fields { [path]: message } */
  'story.moderated': {
    code: 12007,
    msg: 'A text of this story isn’t allowed by our safety rules. Change it and publish again.',
  },
  'story.draft_version_not_found': { code: 12008, msg: 'This version doesn’t exist.' },
  /** details: max */
  'story.draft_versions_full': {
    code: 12009,
    msg: 'This story has the maximum number of named versions. Delete one to add another.',
  },
  'story.thanks_too_early': { code: 12010, msg: 'Read a little further before you thank the author.' },
  /** details: failures, entries of LoreTestResult */
  'story.lore_tests_failed': {
    code: 12011,
    msg: 'Some lore tests fail. Look at them, or publish anyway.',
  },
  'story.hidden': {
    code: 12012,
    msg: 'Moderators have hidden this story. It can’t be published again unless your appeal succeeds.',
  },
} as const satisfies ErrorDefinitions;

/** Errors of endpoints that change a draft. */
export const draftErrors = [
  'story.not_found',
  'story.changed_elsewhere',
  'story.status_not_allowed',
  ...workQuotaErrors,
] as const;
