import { expect, it } from 'vitest';
import { joinedMonth } from './profile.model.ts';

it('names the month in UTC, so that server and browser agree at its edges', () => {
  expect(joinedMonth('2026-10-31T23:59:59.000Z')).toBe('October 2026');
  expect(joinedMonth('2026-11-01T00:00:00.000Z')).toBe('November 2026');
});
