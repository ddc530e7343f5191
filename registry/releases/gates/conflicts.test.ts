import type { Release } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../fixtures/definitions.ts';
import { sampleRelease } from '../../fixtures/release.ts';
import { findConflicts, findMisfits, findWarnings } from './conflicts.ts';
import type { LiveState } from './live-state.ts';

const release = (wanted: Parameters<typeof sampleRelease>[0]) => sampleRelease(wanted).release;
const state = (releases: Release[], fallbacks: Release[] = []): LiveState => ({
  releases,
  fallbacks,
  canaries: [],
  definitions,
  deployments: { api: { '@storyloom/contract': '1.0.0' } },
});

describe('findConflicts', () => {
  it('names every pair that does not fit, with the fix', () => {
    const candidate = release({
      mfe: 'new',
      paths: ['/owner', '/x.y'],
      slots: ['corner'],
      contract: '1.4.0',
    });
    const live = [
      release({ mfe: 'owner', paths: ['/owner'] }),
      release({ mfe: 'other', paths: ['/other'], slots: ['corner'] }),
    ];
    expect(findConflicts(candidate, state(live))).toEqual([
      { against: 'its routes', message: expect.stringMatching(/^\/x\.y is not a valid route/) },
      { against: 'the live API', message: expect.stringMatching(/or deploy the API first\.$/) },
      { against: 'owner 1.0.0 (aaaaaaaaaaaa)', message: expect.stringMatching(/^\/owner matches \/owner/) },
      { against: 'other 1.0.0 (aaaaaaaaaaaa)', message: 'The slot corner is already filled by other.' },
    ]);
  });
});

describe('findWarnings', () => {
  it('names a release that could not be rolled back to afterwards', () => {
    const live = release({ mfe: 'owner', build: 'b', paths: ['/elsewhere'] });
    const before = release({ mfe: 'owner', paths: ['/moved'] });
    const candidate = release({ mfe: 'heir', paths: ['/moved'] });
    expect(findConflicts(candidate, state([live], [before]))).toEqual([]);
    expect(findWarnings(candidate, state([live], [before]))).toEqual([
      {
        against: 'owner 1.0.0 (aaaaaaaaaaaa)',
        message: expect.stringMatching(
          /^A rollback to owner 1\.0\.0 \(aaaaaaaaaaaa\) would be refused afterwards: \/moved matches/,
        ),
      },
    ]);
  });

  it('names a dialog that is no longer offered, and the listener of an event that is no longer emitted', () => {
    const before = release({ mfe: 'owner', dialogs: ['login@1'], emits: ['order.placed@1'] });
    const listener = release({ mfe: 'other', paths: ['/other'], listens: ['order.placed@1'] });
    const candidate = release({ mfe: 'owner', build: 'b' });
    expect(findWarnings(candidate, state([before, listener])).map(({ message }) => message)).toEqual([
      'The dialog login@1 is live and no longer offered. Keep it until nobody opens it.',
      'other listens to order.placed@1, which is no longer emitted. Emit it until other does not.',
    ]);
    expect(findWarnings(before, state([before, listener]))).toEqual([]);
  });
});

describe('findMisfits', () => {
  it('names live releases and fallbacks that another shell or API would not fit', () => {
    const stable = release({ mfe: 'owner', build: 'b', contract: '1.2.0' });
    const fallback = release({ mfe: 'owner', contract: '1.0.0' });
    const live = state([stable], [fallback]);
    expect(findMisfits('api', { '@storyloom/contract': '1.1.0' }, live)).toEqual([
      {
        against: 'owner 1.0.0 (bbbbbbbbbbbb)',
        message:
          'owner 1.0.0 (bbbbbbbbbbbb) was built with @storyloom/contract 1.2.0; this checkout has 1.1.0. ' +
          'Publish owner for it first, or keep ^1.2.0.',
      },
    ]);
    expect(findMisfits('api', { '@storyloom/contract': '2.0.0' }, live)).toHaveLength(2);
    expect(findMisfits('shell', { '@storyloom/contract': '1.2.0', react: '19.3.1' }, live)).toEqual([]);
    expect(findMisfits('shell', { '@storyloom/contract': '1.2.0' }, live)).toHaveLength(2);
  });
});
