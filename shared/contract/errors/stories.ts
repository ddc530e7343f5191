import type { ErrorDefinitions } from './definition.ts';

export const storyErrors = {
  'story.not_found': { code: 12001, msg: "This story doesn't exist or isn't available to you." },
  'story.adult_confirm_required': {
    code: 12002,
    msg: 'This story is for adults. Confirm the adult warning to open it.',
  },
  'story.status_not_allowed': { code: 12004, msg: "The story can't be changed to this status." },
  'story.changed_elsewhere': {
    code: 12005,
    msg: 'This story was changed elsewhere. Reload it before you save.',
  },
  'story.members_only': { code: 12006, msg: 'This story is for members only.' },
} as const satisfies ErrorDefinitions;
