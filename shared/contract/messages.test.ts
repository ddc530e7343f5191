import { describe, expect, it } from 'vitest';
import { messages, refusedRoute, unknownRoute } from './messages.ts';

describe('messages', () => {
  it('equal those of the error catalogue', () => {
    expect(messages).toMatchObject({
      loadFailed: 'Load failed, please refresh later',
      createSaveFailed: 'Failed to create save.',
      loginFailed: 'Please check your email and password',
      loginSucceeded: 'Login successful, welcome back!',
      noRecords: 'No records',
    });
  });

  it('distinguish unknown routes from rejected ones', () => {
    expect(unknownRoute('/x')).toBe('Page not found: /x');
    expect(refusedRoute('/x')).toBe('Page Not Found: /x');
  });
});
