import type { ErrorDefinitions } from '../core/error-definition.ts';

export const moderationErrors = {
  'report.own_content': { code: 21001, msg: 'You can’t report your own content.' },
  'report.not_found': { code: 21002, msg: 'This content doesn’t exist any more.' },
  'case.not_found': { code: 21011, msg: 'This case doesn’t exist.' },
  'case.decided': { code: 21012, msg: 'Somebody else has decided this case. Reload the page.' },
  'case.not_appealable': { code: 21013, msg: 'You can appeal a decision against you once.' },
  'decision.own': {
    code: 21014,
    msg: 'You reported this, it concerns you, or it reviews your own decision. Another administrator must decide it.',
  },
  'case.not_rated': { code: 21015, msg: 'Only a published story has a rating to change.' },
  'case.taken': { code: 21016, msg: 'Somebody else has taken this case. Reload the page.' },
} as const satisfies ErrorDefinitions;
