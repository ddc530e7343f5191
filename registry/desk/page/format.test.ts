import { describe, expect, it } from 'vitest';
import { failedText } from './format.ts';

describe('failedText', () => {
  it('gives the share of failed visits', () =>
    expect(failedText({ visits: 1_250, failures: 5 })).toBe('5 of 1,250 visits failed (0.4 %)'));
  it('gives no share without visits', () =>
    expect(failedText({ visits: 0, failures: 0 })).toBe('no visits yet'));
});
