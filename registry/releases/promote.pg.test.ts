import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
/** Builds whose code was loaded. */
const loaded: string[] = [];
beforeAll(async () => {
  registry = await startTestRegistry({ checkCode: async ({ buildId }) => void loaded.push(buildId) });
  team = teamAt(registry);
});
afterAll(() => registry.stop());

/** Publishes builds with the versions 1.0.0, 1.1.0, … */
async function publishAll(mfe: string, builds: string): Promise<void> {
  for (const [index, build] of [...builds].entries()) {
    const sample = sampleRelease({ mfe, build, paths: [`/${mfe}`] });
    sample.release.version = `1.${index}.0`;
    expect((await team.publish(sample)).body).toEqual({ result: 'published' });
  }
}
const live = async (mfe: string) => {
  const { stable, lastKnownGood } = (await team.composition()).mfes[mfe] ?? {};
  return [stable?.buildId[0], lastKnownGood?.buildId[0]];
};

describe('promote', () => {
  it('makes any older release live, by version or build, after all gates', async () => {
    await publishAll('older', 'abc');
    loaded.length = 0;
    expect(await team.promote('older', { release: '1.0.0' })).toEqual({
      status: 200,
      body: { stable: 'aaaaaaaaaaaa' },
    });
    expect(loaded).toEqual(['aaaaaaaaaaaa']);
    expect(await live('older')).toEqual(['a', 'c']);
    await team.promote('older', { release: 'bbbbbbbbbbbb' });
    expect(await live('older')).toEqual(['b', 'a']);
    expect((await team.promote('older', { release: 'bbbbbbbbbbbb' })).status).toBe(409);
  });

  it('brings back a release that was withdrawn from the site', async () => {
    await publishAll('gone', 'a');
    await team.withdraw('gone');
    expect((await team.promote('gone', { release: '1.0.0' })).status).toBe(200);
    expect(await live('gone')).toEqual(['a', undefined]);
  });

  it('refuses a release that does not fit what is live now, without loading it', async () => {
    await publishAll('moved', 'a');
    await team.publish(sampleRelease({ mfe: 'moved', build: 'b', paths: ['/elsewhere'] }));
    await team.publish(sampleRelease({ mfe: 'heir', paths: ['/moved'] }));
    loaded.length = 0;
    const { status, body } = await team.promote('moved', { release: 'aaaaaaaaaaaa' });
    expect(loaded).toEqual([]);
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(/^\/moved matches \/moved, which belongs to heir/),
    ]);
    expect(await live('moved')).toEqual(['b', 'a']);
  });

  it('asks for a build if several have the version', async () => {
    for (const [build, live] of [
      ['a', true],
      ['b', true],
      ['c', false],
    ] as const)
      await team.publish(sampleRelease({ mfe: 'same', build, paths: ['/same'] }), { live });
    expect((await team.kept('same', 'releases')).map(({ state }) => state).sort()).toEqual([
      'last known good',
      'live',
      'preview',
    ]);
    const { status, body } = await team.promote('same', { release: '1.0.0' });
    expect([status, body.error]).toEqual([
      409,
      expect.stringMatching(/^same has 2 builds of 1\.0\.0; name one: /),
    ]);
    expect((await team.promote('same', { release: '9.0.0' })).status).toBe(404);
  });
});

describe('rollback', () => {
  it('goes back to a named release, and falls back to the one before it', async () => {
    await publishAll('named', 'abcd');
    expect((await team.rollBack('named', registry.token('named'), '1.1.0')).body).toEqual({
      stable: 'bbbbbbbbbbbb',
    });
    expect(await live('named')).toEqual(['b', 'a']);
    const released = await team.kept('named', 'releases');
    expect(released.map(({ buildId, state }) => [String(buildId)[0], state])).toEqual([
      ['d', 'withdrawn'],
      ['c', 'kept'],
      ['b', 'live'],
      ['a', 'last known good'],
    ]);
    const back = await team.rollBack('named', registry.token('named'), 'dddddddddddd');
    expect([back.status, back.body.error]).toEqual([
      409,
      expect.stringContaining('promote named dddddddddddd'),
    ]);
    expect((await team.rollBack('named', registry.token('named'), '1.1.0')).status).toBe(409);
  });
});
