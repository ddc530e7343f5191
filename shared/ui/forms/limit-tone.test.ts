import { describe, expect, it } from 'vitest';
import { announceLeft, toneOf } from './limit-tone.ts';

describe('toneOf', () => {
  it('is a warning from nine tenths of the limit, and a danger above it', () => {
    expect([0, 89, 90, 100, 101].map((used) => toneOf(used, 100))).toEqual([
      'quiet',
      'quiet',
      'warning',
      'warning',
      'danger',
    ]);
  });
});

describe('announceLeft', () => {
  it('is empty far from the limit, then says how many are left or over, with a singular for one', () => {
    const says = [89, 90, 99, 100, 101, 103].map((used) => announceLeft(used, 100, 'words'));
    expect(says).toEqual([
      '',
      '10 words left',
      '1 word left',
      '0 words left',
      '1 word over the limit',
      '3 words over the limit',
    ]);
    expect(announceLeft(3_500, 2_000, 'characters')).toBe('1,500 characters over the limit');
  });
});
