import { describe, expect, it } from 'vitest';
import { lastUse } from './last-use.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('lastUse', () => {
  it.each([
    ['a use in the hour', at(22, 9, 10), 'this hour'],
    ['a clock that is ahead', at(22, 10, 10), 'this hour'],
    ['a use in the hour before', at(22, 8, 59), 'today'],
    ['the last minute of the day before', at(21, 23, 59), 'yesterday'],
    ['two days ago', at(20, 12), 'Nov 20, 2026'],
  ])('describes %s', (_case, time, text) =>
    expect(lastUse(time.toISOString(), at(22, 9, 50).getTime())).toBe(text),
  );
});
