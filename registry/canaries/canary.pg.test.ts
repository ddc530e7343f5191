import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { type SampleRelease, sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';
import type { Announcement } from '../history/webhook.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
const announced: Announcement[] = [];
beforeAll(async () => {
  registry = await startTestRegistry({ announce: (each) => void announced.push(each) });
  team = teamAt(registry);
});
afterAll(() => registry.stop());

/** Publishes a release for all visitors, and another one as a canary for 10 %. */
async function startCanary(mfe: string): Promise<SampleRelease> {
  await team.publish(sampleRelease({ mfe, build: 'a', paths: [`/${mfe}`] }));
  const next = sampleRelease({ mfe, build: 'b', paths: [`/${mfe}`] });
  expect((await team.publish(next, { canary: 1_000 })).body).toEqual({ result: 'published' });
  return next;
}
const live = async (mfe: string) => {
  const { stable, lastKnownGood, canary } = (await team.composition()).mfes[mfe] ?? {};
  return [stable?.buildId[0], lastKnownGood?.buildId[0], canary?.release.buildId[0], canary?.basisPoints];
};
const lcp = (mfe: string, arm: 'canary' | 'stable', poor: number, good: number) => {
  const place = { mfe, buildId: 'bbbbbbbbbbbb', basisPoints: 1_000, arm, signal: 'LCP' } as const;
  return team.count({ ...place, visits: poor + good, failures: poor });
};
const counts = (mfe: string, canary: [number, number], stable: [number, number]) => {
  const place = { mfe, buildId: 'bbbbbbbbbbbb', basisPoints: 1_000, signal: 'failed' } as const;
  return team.count(
    { ...place, arm: 'canary', visits: canary[0], failures: canary[1] },
    { ...place, arm: 'stable', visits: stable[0], failures: stable[1] },
  );
};

describe('a canary', () => {
  it('is in the composition beside the stable release, grows, becomes stable, and is gone then', async () => {
    await startCanary('grows');
    expect(await live('grows')).toEqual(['a', undefined, 'b', 1_000]);
    const { id } = await team.composition();
    expect((await team.canary('grows', { release: null, basisPoints: 5_000 })).status).toBe(200);
    expect(await live('grows')).toEqual(['a', undefined, 'b', 5_000]);
    expect((await team.composition()).id).not.toBe(id);
    await team.promote('grows', { release: 'bbbbbbbbbbbb' });
    expect(await live('grows')).toEqual(['b', 'a', undefined, undefined]);
  });

  it('ends, and an earlier release can be one again', async () => {
    await startCanary('ends');
    expect((await team.canary('ends', { release: null, basisPoints: 0 })).body).toMatchObject({
      canary: 'bbbbbbbbbbbb',
    });
    expect(await live('ends')).toEqual(['a', undefined, undefined, undefined]);
    expect((await team.canary('ends', { release: null, basisPoints: 0 })).body.error).toBe(
      'ends has no canary.',
    );
    expect((await team.canary('ends', { release: 'bbbbbbbbbbbb', basisPoints: 1 })).status).toBe(200);
    expect(await live('ends')).toEqual(['a', undefined, 'b', 1]);
  });

  it.each([
    [
      'without a stable release',
      sampleRelease({ mfe: 'first', paths: ['/first'] }),
      /^first is not on the site/,
    ],
    [
      'that takes a path of another canary',
      sampleRelease({ mfe: 'thief', paths: ['/owner'] }),
      /belongs to owner/,
    ],
  ])('is refused %s', async (_, release, reason) => {
    await startCanary('owner');
    if (release.release.mfe === 'thief')
      await team.publish(sampleRelease({ mfe: 'thief', build: 'c', paths: ['/honest'] }));
    const { status, body } = await team.publish(release, { canary: 100 });
    expect([status >= 400, body.error]).toEqual([true, expect.stringMatching(reason)]);
  });

  it('is refused for the stable release, with a share above all, and to others', async () => {
    await startCanary('shares');
    const own = await team.canary('shares', { release: 'aaaaaaaaaaaa', basisPoints: 100 });
    expect(own.body.error).toBe('shares aaaaaaaaaaaa is live for all visitors.');
    expect((await team.canary('shares', { release: null, basisPoints: 10_001 })).status).toBe(400);
    const stranger = registry.token('grows');
    expect((await team.canary('shares', { release: null, basisPoints: 1 }, stranger)).status).toBe(401);
  });

  it('that fails more often than the stable release is withdrawn, also while it is locked, and its team is told', async () => {
    await startCanary('worse');
    await team.lock('worse', { reason: 'freeze' }, (await team.createToken('worse', 'owner')).token);
    await counts('worse', [40, 0], [400, 4]);
    expect(await live('worse')).toEqual(['a', undefined, 'b', 1_000]);
    announced.length = 0;
    await counts('worse', [10, 6], [90, 1]);
    expect(await live('worse')).toEqual(['a', undefined, undefined, undefined]);
    const note = 'failed in 6 of 50 visits (12.0 %), the stable release in 5 of 490 visits (1.0 %)';
    const told = { action: 'stop canary', buildId: 'bbbbbbbbbbbb', actor: 'health', note };
    expect(announced).toMatchObject([told]);
    expect((await team.kept('worse', 'audit'))[0]).toMatchObject(told);
    // It comes back only if somebody wants it to.
    const again = await team.publish(sampleRelease({ mfe: 'worse', build: 'b', paths: ['/worse'] }));
    expect(again.status).toBe(409);
    await team.unlock('worse', {});
    const canary = await team.canary('worse', { release: 'bbbbbbbbbbbb', basisPoints: 100 });
    expect(canary.body.error).toMatch(/^The build bbbbbbbbbbbb of worse was withdrawn/);
  });

  it('that is slow more often than the stable release is withdrawn, with its figures', async () => {
    await startCanary('slow');
    await lcp('slow', 'stable', 100, 800);
    await lcp('slow', 'canary', 12, 88);
    expect(await live('slow')).toEqual(['a', undefined, 'b', 1_000]);
    announced.length = 0;
    await lcp('slow', 'canary', 48, 52);
    expect(await live('slow')).toEqual(['a', undefined, undefined, undefined]);
    expect(announced).toMatchObject([
      {
        action: 'stop canary',
        actor: 'health',
        note: 'had a poor LCP in 60 of 200 visits (30.0 %), the stable release in 100 of 900 visits (11.1 %)',
      },
    ]);
  });

  it('stays while both fail alike, and its counts are shown', async () => {
    await startCanary('equal');
    await counts('equal', [100, 3], [900, 27]);
    expect(await live('equal')).toEqual(['a', undefined, 'b', 1_000]);
    const { body } = await team.ask('GET', '/mfes/equal', null);
    expect(body).toMatchObject({
      canary: {
        buildId: 'bbbbbbbbbbbb',
        canary: { visits: 100, failures: 3 },
        stable: { visits: 900, failures: 27 },
      },
    });
  });

  it('is counted by hosts alone, and only while it is one', async () => {
    await startCanary('counted');
    const count = {
      mfe: 'counted',
      buildId: 'cccccccccccc',
      basisPoints: 1_000,
      arm: 'canary',
      signal: 'failed',
      visits: 1,
      failures: 1,
    };
    const body = JSON.stringify([count]);
    expect((await team.ask('POST', '/visits', registry.token('counted'), body)).status).toBe(401);
    expect((await team.ask('POST', '/visits', registry.token('host'), body)).status).toBe(200);
    const { body: state } = await team.ask('GET', '/mfes/counted', null);
    expect(state).toMatchObject({ canary: { canary: { visits: 0, failures: 0 } } });
  });
});
