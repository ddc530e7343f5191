import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { paddedRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
/** Builds whose code was loaded. */
let loaded: string[];
beforeEach(async () => {
  loaded = [];
  registry = await startTestRegistry({
    async checkCode({ mfe, buildId }) {
      loaded.push(`${mfe} ${buildId[0]}`);
    },
  });
  team = teamAt(registry);
});
afterEach(() => registry.stop());

describe('the registry', () => {
  test('refuses a release whose description is too long, without loading it', async () => {
    const { status, body } = await team.publish(paddedRelease('huge', 'a', 262_200));
    expect(status).toBe(422);
    expect(body.error).toMatch(
      /^The release's description is \d{6} characters long; at most 262144 are allowed/,
    );
    expect(loaded).toEqual([]);
  });

  test('refuses a release with which hosts would refuse the composition', async () => {
    const builds = Array.from({ length: 17 }, (_, at) => `bulk${String.fromCharCode(97 + at)}`);
    for (const mfe of builds)
      for (const build of ['a', 'b'])
        expect((await team.publish(paddedRelease(mfe, build, 240_000))).status).toBe(200);
    const { status, body } = await team.publish(paddedRelease('last', 'a', 250_000));
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(/^The composition would be \d{7} characters long; .*withdraw one\.$/),
    ]);
    expect((await team.composition()).mfes).not.toHaveProperty('last');
  });
});
