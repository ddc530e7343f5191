import type { ErrorDefinitions } from '../core/error-definition.ts';

export const saveErrors = {
  'save.not_found': { code: 15001, msg: 'This save doesn’t exist.' },
  /** details: saveIds, one of which may be replaced */
  'save.full': { code: 15002, msg: 'All three saves are taken. Choose one to replace.' },
  'save.nothing_to_save': { code: 15003, msg: 'There is nothing to save yet. Play a turn first.' },
} as const satisfies ErrorDefinitions;
