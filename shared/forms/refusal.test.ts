import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const isField = (path: string) => ['title', 'tags', 'cast.0.name', 'code'].includes(path);
const about = { 'auth.code_wrong': 'code', 'auth.bad_credentials': 'password' } as const;
const read = (error: unknown, fallback?: string) => refusalOf(error, isField, about, fallback);
const invalid = (fields: unknown) =>
  new BusinessError(10001, 'Invalid', 'request.invalid', { fields } as Record<string, unknown>);

describe('refusalOf', () => {
  it('gives each message to its field or the nearest one around it, the first of several', () => {
    const fields = { title: 'Too long', 'tags.0': 'Blank', 'tags.1': 'Twice', 'cast.0.name': 'Missing' };
    expect(read(invalid({ ...fields, 'cast.1.name': 'Gone' }))).toEqual({
      fields: { title: 'Too long', tags: 'Blank', 'cast.0.name': 'Missing' },
      message: undefined,
    });
  });

  it.each([undefined, null, 'x', {}, { other: 'x' }, { title: 7 }])(
    'takes %j as the refusal of the whole form',
    (fields) => {
      expect(read(invalid(fields))).toEqual({ fields: {}, message: 'Invalid' });
    },
  );

  it('shows a domain error at its field, or above a form without that field', () => {
    const wrong = new BusinessError(11004, 'Wrong code', 'auth.code_wrong', {});
    expect(read(wrong)).toEqual({ fields: { code: 'Wrong code' }, message: undefined });
    const bad = new BusinessError(11003, 'Check it', 'auth.bad_credentials', {});
    expect(read(bad, 'Not saved.')).toEqual({ fields: {}, message: 'Check it' });
  });

  it('uses the fallback message for a failure without a reason', () => {
    const status = (msg: string) =>
      new StatusError({ status: 500, statusText: '', msg, retryAfter: null } as never);
    expect(read(new Error('bug'), 'Not saved.').message).toBe('Not saved.');
    expect(read(status(''), 'Not saved.').message).toBe('Not saved.');
    expect(read(status('Wait.'), 'Not saved.').message).toBe('Wait.');
  });

  it('says that the connection is missing, whatever the form says about other failures', () => {
    expect(read(new NetworkError('cut'), 'Check your password.').message).toMatch(/^You’re offline/);
  });
});
