import { auditActions } from '@storyloom/contract/admin/audit-actions';
import { describe, expect, test } from 'vitest';
import { actionText } from './action-text.ts';

describe('actionText', () => {
  test.each(auditActions)('has a text for %s', (action) => {
    expect(actionText(action)).toMatch(/^[A-Z][a-z’ ]+$/);
  });

  test('has a different text for each action', () => {
    expect(new Set(auditActions.map(actionText)).size).toBe(auditActions.length);
  });

  test('returns the name of an action from a newer release', () => {
    expect(actionText('comet.launch')).toBe('comet.launch');
  });
});
