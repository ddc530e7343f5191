import { describe, expect, test, vi } from 'vitest';
import { silentLogger } from '../logger.ts';
import { createErrorLog } from './queue-errors.ts';

describe('createErrorLog', () => {
  test('logs an unreachable database once in 30 s, and every other error', () => {
    const warn = vi.fn();
    let now = 0;
    const report = createErrorLog({ ...silentLogger, warn }, () => now);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const logged = (error: Error) => {
      warn.mockClear();
      report(error);
      return warn.mock.calls.length;
    };
    expect([logged(away), logged(away), logged(new Error('broken')), logged(new Error('broken'))]).toEqual([
      1, 0, 1, 1,
    ]);
    now = 29_999;
    expect(logged(away)).toBe(0);
    now = 30_000;
    expect([logged(away), logged(away)]).toEqual([1, 0]);
  });
});
