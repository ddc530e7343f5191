import { describe, expect, it } from 'vitest';
import { withoutDeed } from './deed.ts';

describe('withoutDeed', () => {
  it('is what a deed is done to', () => {
    expect(withoutDeed('I eat the cello bow')).toBe('cello bow');
    expect(withoutDeed('I throw it into the sea')).toBe('sea');
  });

  it('is null for no deed, and for one that names nothing', () => {
    expect([withoutDeed('I open the door'), withoutDeed('I eat'), withoutDeed('I burn everything')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
