import { describe, expect, it } from 'vitest';
import { failedText, readShare } from './format.ts';

describe('readShare', () => {
  it.each([
    ['5', 500],
    ['0.5', 50],
    ['0,5 %', 50],
    ['100', 10_000],
    ['0.01', 1],
    ['0', null],
    ['100.1', null],
    ['', null],
    ['half', null],
  ])('reads “%s” as %s', (text, share) => expect(readShare(text)).toBe(share));
});

describe('failedText', () => {
  it('gives the share of failed visits', () =>
    expect(failedText({ visits: 1_250, failures: 5 })).toBe('5 of 1,250 visits failed (0.4 %)'));
  it('gives no share without visits', () =>
    expect(failedText({ visits: 0, failures: 0 })).toBe('no visits yet'));
});
