import type { ErrorDefinitions } from '../core/error-definition.ts';

export const editorialErrors = {
  'collection.not_found': { code: 12101, msg: 'This collection doesn’t exist.' },
  /** details: max */
  'collection.full': {
    code: 12102,
    msg: 'The maximum number of collections is reached. Delete one first.',
  },
  'banner.not_found': { code: 12111, msg: 'This banner doesn’t exist.' },
  /** details: max */
  'banner.full': { code: 12112, msg: 'The maximum number of banners is reached. Delete one first.' },
  'campaign.not_found': { code: 12121, msg: 'This campaign doesn’t exist.' },
} as const satisfies ErrorDefinitions;
