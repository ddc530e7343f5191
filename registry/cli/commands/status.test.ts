import { describe, expect, it } from 'vitest';
import { failureLines } from './status.ts';

describe('failureLines', () => {
  it('names build, composition, phase, reason, part and the first line of the message', () => {
    const failure = {
      mfe: 'reader',
      version: '1.2.0',
      buildId: 'aaaaaaaaaaaa',
      composition: 'one',
      part: 'route:home',
      phase: 'load',
      reason: 'threw',
      message: 'Error: broken\nmore',
      stack: null,
      count: 3,
      lastAt: '2026-01-02T03:04:05.000Z',
    } as const;
    const more = { ...failure, phase: 'draw', count: 1 } as const;
    expect(failureLines([failure, more])).toEqual([
      '! 1.2.0 (aaaaaaaaaaaa) could not be loaded, as browsers say, 3 times in composition one: threw, last 2026-01-02T03:04:05.000Z route:home: Error: broken',
      '! 1.2.0 (aaaaaaaaaaaa) was not used by a host once in composition one: threw, last 2026-01-02T03:04:05.000Z route:home: Error: broken',
    ]);
    const [rendered] = failureLines([{ ...failure, phase: 'render', count: 2 }]);
    expect(rendered).toMatch(
      /^! 1\.2\.0 \(aaaaaaaaaaaa\) threw in a page, as browsers say, 2 times in composition one/,
    );
    expect(failureLines([])).toEqual([]);
  });
});
