import { compositionLimit } from '@storyloom/contract/platform/composition';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { paddedRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
/** Builds whose code was loaded. */
let loaded: string[];
/** Runs while the code of a release is loaded. */
let meanwhile: (() => Promise<unknown>) | null;
beforeEach(async () => {
  loaded = [];
  meanwhile = null;
  registry = await startTestRegistry({
    async checkCode({ mfe, buildId }) {
      loaded.push(`${mfe} ${buildId[0]}`);
      const run = meanwhile;
      meanwhile = null;
      await run?.();
    },
  });
  team = teamAt(registry);
});
afterEach(() => registry.stop());

/** Publishes three micro-frontends with two releases each, of 240,000 characters. */
async function fill(): Promise<void> {
  for (const mfe of ['bulka', 'bulkb', 'bulkc']) {
    for (const build of ['a', 'b']) {
      expect((await team.publish(paddedRelease(mfe, build, 240_000))).body).toEqual({ result: 'published' });
    }
  }
}
const live = async (mfe: string) => (await team.composition()).mfes[mfe]?.stable.buildId[0];

describe('the registry', () => {
  test('refuses a release whose description is too long, without loading it', async () => {
    const { status, body } = await team.publish(paddedRelease('huge', 'a', 262_200));
    expect(status).toBe(422);
    expect(body.error).toMatch(/^The release's description is \d{6} characters long; at most 262144 fit/);
    expect(loaded).toEqual([]);
  });

  test('refuses a release that makes the composition too long, without loading it', async () => {
    await fill();
    await team.publish(paddedRelease('bulkd', 'a', 240_000));
    const { status, body } = await team.publish(paddedRelease('bulkd', 'b', 240_000));
    expect(status).toBe(422);
    expect(body.error).toMatch(
      /^The composition would be \d{7} characters long; at most 1887436 are allowed \(bulka \d{6}, .*\)\. Build fewer files or parts\.$/,
    );
    expect(loaded.at(-1)).toBe('bulkd a');
    expect(await live('bulkd')).toBe('a');
  });

  test('counts what was published while the release was loaded', async () => {
    await fill();
    meanwhile = () => team.publish(paddedRelease('bulkd', 'a', 240_000));
    const { status, body } = await team.publish(paddedRelease('bulke', 'a', 240_000));
    expect([status, body.error]).toEqual([422, expect.stringMatching(/^The composition would be/)]);
    expect(loaded.slice(-2)).toEqual(['bulke a', 'bulkd a']);
    expect(await live('bulke')).toBeUndefined();
  });

  test('refuses a rollback after which hosts would refuse the composition', async () => {
    await team.publish(paddedRelease('old', 'a', 240_000));
    await team.publish(paddedRelease('old', 'b', 240_000));
    await team.publish(paddedRelease('old', 'c', 1_000));
    await team.publish(paddedRelease('old', 'd', 1_000));
    await fill();
    await team.publish(paddedRelease('bulkd', 'a', 240_000));
    await team.rollBack('old');
    const { status, body } = await team.rollBack('old');
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(
        /^The composition would be \d{7} characters long; .*\. Publish a smaller release instead of rolling back\.$/,
      ),
    ]);
    expect(await live('old')).toBe('c');
    const { payload } = await team.signed();
    expect(payload.length).toBeLessThan(compositionLimit);
  });
});
