import { BusinessError, NetworkError, StatusError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

const gateway = new StatusError({ status: 502, statusText: 'Bad Gateway', msg: '', retryAfter: null });

describe('createRequestIds', () => {
  it.each([
    ['an answer', undefined, false],
    ['a refusal', new BusinessError(1, 'No.', 'points.insufficient', {}), false],
    ['a lost connection', new NetworkError('gone'), true],
    ['a gateway that gave up', gateway, true],
    ['an unknown error', new Error('?'), true],
  ])('after %s, keeps the id of an equal request: %s', (_, error, isKept) => {
    const ids = createRequestIds();
    const first = ids.idFor({ field: 'hook' });
    expect(ids.idFor({ field: 'hook' })).toBe(first);
    ids.end(error);
    expect(ids.idFor({ field: 'hook' }) === first).toBe(isKept);
  });

  it('uses a different id for a different request', () => {
    const ids = createRequestIds();
    expect(ids.idFor({ field: 'hook' })).not.toBe(ids.idFor({ field: 'summary' }));
  });
});
