import { describe, expect, test } from 'vitest';
import { readAccess, toTeaser } from './access.ts';

const now = new Date('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

describe('readAccess', () => {
  test.each([
    ['ALL', false, null],
    ['EARLY', false, at(1)],
    ['ALL', false, at(0)],
    ['MEMBERS', true, null],
    ['MEMBERS', true, at(1)],
    ['MEMBERS', true, at(-1)],
  ] as const)(
    'is %s if members only is %s and the early days end at %s',
    (access, membersOnly, earlyUntil) => {
      expect(readAccess({ membersOnly, earlyUntil }, now)).toBe(access);
    },
  );
});

describe('toTeaser', () => {
  test('shows at most half of a short opening scene, up to the end of a word', () => {
    expect(toTeaser('The tide has gone out and taken the hour.')).toBe('The tide has gone…');
    expect(toTeaser('Unbroken')).toBe('…');
  });

  test('shows at most 280 characters of a long one', () => {
    const teaser = toTeaser('salty '.repeat(500));
    expect(teaser.length).toBeGreaterThan(270);
    expect(teaser.length).toBeLessThanOrEqual(281);
    expect(teaser.endsWith('salty…')).toBe(true);
  });
});
