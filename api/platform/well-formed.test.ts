import { describe, expect, test } from 'vitest';
import { withoutLoneSurrogates } from './well-formed.ts';

describe('withoutLoneSurrogates', () => {
  test('replaces lone surrogates at any depth, and keeps everything else', () => {
    expect(withoutLoneSurrogates({ a: ['x\ud800', { b: '🔔' }], c: 1, d: null, e: true })).toEqual({
      a: ['x\ufffd', { b: '🔔' }],
      c: 1,
      d: null,
      e: true,
    });
  });
});
