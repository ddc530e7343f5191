import { describe, expect, it } from 'vitest';
import { followsAfter } from './follow.model.ts';

describe('followsAfter', () => {
  it('stops when the reader scrolls up', () => {
    expect(followsAfter({ follows: true, isUp: true, fromEnd: 30 })).toBe(false);
  });

  it('continues when the text shrinks at the end', () => {
    expect(followsAfter({ follows: true, isUp: true, fromEnd: 0 })).toBe(true);
  });

  it('continues while the text outgrows a scroll', () => {
    expect(followsAfter({ follows: true, isUp: false, fromEnd: 900 })).toBe(true);
  });

  it('resumes when the reader returns to the end', () => {
    expect(followsAfter({ follows: false, isUp: false, fromEnd: 300 })).toBe(false);
    expect(followsAfter({ follows: false, isUp: false, fromEnd: 20 })).toBe(true);
  });

  it('allows a rounding error upwards, and follows from near the end downwards', () => {
    const up = (fromEnd: number) => followsAfter({ follows: true, isUp: true, fromEnd });
    const down = (fromEnd: number) => followsAfter({ follows: false, isUp: false, fromEnd });
    expect([up(3), up(4), down(63), down(64)]).toEqual([true, false, true, false]);
  });
});
