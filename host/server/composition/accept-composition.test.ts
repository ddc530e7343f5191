import type { Composition } from '@storyloom/contract/platform/composition';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import type { Artifacts } from '../files/artifacts.ts';
import { createAcceptance } from './accept-composition.ts';
import type { Trial } from './trial.ts';

/** A release with a page. */
function releaseOf(buildId: string, mfe = 'sample') {
  const release = madeUpRelease(new Map(), mfe, buildId);
  const page = { id: 'page', path: '/page', layout: 'default', ssr: true } as const;
  release.manifest.routes = [{ ...page, keepAlive: null, title: null, validate: null, middleware: [] }];
  return release;
}
const compositionOf = (buildId: string): Composition => ({
  id: buildId,
  sequence: 1,
  expires: '2999-01-01T00:00:00.000Z',
  mfes: { sample: { stable: releaseOf(buildId), lastKnownGood: null } },
});
const before = compositionOf('bbbbbbbbbbbb');
const wanted = compositionOf('aaaaaaaaaaaa');

const drawn: Trial = { fault: null, isTimeout: false, outage: null };
const stuck: Trial = { ...drawn, fault: 'This took longer than 8000 ms.', isTimeout: true };
const broken: Trial = { ...drawn, fault: 'broken' };

/** A host that uses the previous release. Each trial is the result of trying the new one. */
async function startHost(...trials: Trial[]) {
  const tryRelease = vi.fn(async () => drawn);
  const refused: string[] = [];
  const accept = createAcceptance({
    artifacts: { learn: async () => {}, read: async () => Buffer.from('') } as unknown as Artifacts,
    buildSite: () => ({}),
    tryRelease,
    log: pino({ level: 'silent' }),
    report: ({ reason }) => refused.push(reason),
  });
  await accept(before, null);
  tryRelease.mockClear();
  for (const trial of trials) tryRelease.mockResolvedValueOnce(trial);
  const poll = async () => {
    const { composition, final } = await accept(wanted, before);
    return [composition.mfes.sample?.stable.buildId, final];
  };
  return { accept, poll, tryRelease, refused };
}

describe('createAcceptance', () => {
  it('draws a page again if it took over 8 s, then uses the release', async () => {
    const { poll, refused } = await startHost(stuck, stuck, drawn);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', false]);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', false]);
    expect(await poll()).toEqual(['aaaaaaaaaaaa', true]);
    expect(refused).toEqual([]);
  });

  it('refuses a release whose page takes too long three times', async () => {
    const { poll, tryRelease, refused } = await startHost(stuck, stuck, stuck);
    await poll();
    await poll();
    expect(refused).toEqual([]);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', true]);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', true]);
    expect(tryRelease).toHaveBeenCalledTimes(3);
    expect(refused).toEqual(['This took longer than 8000 ms.']);
  });

  it('draws the last known good release again too if it took over 8 s', async () => {
    const { accept } = await startHost(broken, stuck);
    const sample = { stable: releaseOf('aaaaaaaaaaaa'), lastKnownGood: releaseOf('cccccccccccc') };
    const other = { stable: releaseOf('dddddddddddd', 'other'), lastKnownGood: null };
    const restarted = { ...wanted, mfes: { sample, other } };
    const first = await accept(restarted, null);
    expect([Object.keys(first.composition.mfes), first.final]).toEqual([['other'], false]);
    const { composition, final } = await accept(restarted, first.composition);
    expect([composition.mfes.sample?.stable.buildId, final]).toEqual(['cccccccccccc', true]);
  });

  it('keeps the release that it runs rather than the last known good one', async () => {
    const { accept } = await startHost(broken);
    const sample = { stable: releaseOf('aaaaaaaaaaaa'), lastKnownGood: releaseOf('cccccccccccc') };
    const { composition } = await accept({ ...wanted, mfes: { sample } }, before);
    expect(composition.mfes.sample).toEqual({ stable: releaseOf('bbbbbbbbbbbb'), lastKnownGood: null });
  });

  it('refuses a release at once if its page fails', async () => {
    const { poll, tryRelease } = await startHost(broken);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', true]);
    expect(await poll()).toEqual(['bbbbbbbbbbbb', true]);
    expect(tryRelease).toHaveBeenCalledTimes(1);
  });

  it('leaves out a canary whose page fails, and keeps the stable release', async () => {
    const { accept, refused } = await startHost(drawn, broken);
    const canary = { release: releaseOf('eeeeeeeeeeee'), basisPoints: 100 };
    const sample = { stable: releaseOf('aaaaaaaaaaaa'), lastKnownGood: null, canary };
    const { composition } = await accept({ ...wanted, mfes: { sample } }, before);
    expect(composition.mfes.sample).toEqual({ stable: sample.stable, lastKnownGood: null });
    expect(refused).toEqual(['broken']);
  });
});
