import { describe, expect, it } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import { precacheOf } from './precache.ts';

describe('precacheOf', () => {
  it('lists the code of the shell and of live releases, without what only the server needs', () => {
    const release = madeUpRelease(new Map());
    const shell = { src: '/static/js/shell.js', integrity: 'sha384-shell' };
    const composition = {
      id: 'c1',
      sequence: 1,
      mfes: { sample: { stable: release, lastKnownGood: null } },
      expires: '2999-01-01T00:00:00Z',
    };
    expect(release.assets.some(({ url }) => url.startsWith('server/'))).toBe(true);
    const { id, files } = precacheOf({ buildId: 'b1', files: [shell] }, composition);
    expect(id).toBe('b1-c1');
    expect(files).toEqual([
      shell,
      { src: '/m/sample/aaaaaaaaaaaa/browser/remoteEntry.js', integrity: release.entry.integrity },
    ]);
  });
});
