import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { startProof, teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
/** Runs while the code of the next release is loaded. */
let meanwhile: (() => Promise<unknown>) | null;
beforeEach(async () => {
  meanwhile = null;
  registry = await startTestRegistry({
    async checkCode() {
      const run = meanwhile;
      meanwhile = null;
      await run?.();
    },
  });
  team = teamAt(registry);
});
afterEach(() => registry.stop());

const start = (build: string) => {
  const sample = sampleRelease({ mfe: 'raced', build, paths: ['/raced'] });
  return team.publish(sample, { proof: startProof });
};
const live = async () => (await team.composition()).mfes.raced?.stable.buildId[0];

describe('while a release is loaded', () => {
  test('npm start does not replace what a team publishes', async () => {
    meanwhile = () => team.publish(sampleRelease({ mfe: 'raced', build: 'b', paths: ['/raced'] }));
    expect((await start('a')).body).toEqual({ result: 'kept' });
    expect(await live()).toBe('b');
  });

  test('npm start does not undo a withdrawal', async () => {
    await start('a');
    meanwhile = () => team.withdraw('raced');
    expect((await start('b')).body).toEqual({ result: 'kept' });
    expect(await live()).toBeUndefined();
  });

  test('another team may take its path', async () => {
    meanwhile = () => team.publish(sampleRelease({ mfe: 'faster', paths: ['/raced'] }));
    const { status, body } = await team.publish(sampleRelease({ mfe: 'raced', paths: ['/raced'] }));
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(/^\/raced matches \/raced, which belongs to faster/),
    ]);
    expect(await live()).toBeUndefined();
  });

  test('the same build may become stable', async () => {
    const sample = sampleRelease({ mfe: 'raced', paths: ['/raced'] });
    meanwhile = () => team.publish(sample);
    expect((await team.publish(sample)).body).toEqual({ result: 'already stable' });
    const { rows } = await registry.pool.query('SELECT count(*)::integer AS entries FROM registry.audit');
    expect(rows).toEqual([{ entries: 1 }]);
  });

  test.each([true, false])(
    'the same build id may be registered with another manifest (live: %s)',
    async (live) => {
      meanwhile = () => team.publish(sampleRelease({ mfe: 'raced', paths: ['/raced', '/raced/more'] }));
      const { status, body } = await team.publish(sampleRelease({ mfe: 'raced', paths: ['/raced'] }), {
        live,
      });
      expect([status, body.error]).toEqual([409, expect.stringContaining('with another manifest')]);
    },
  );

  test('the same build may be published and rolled back', async () => {
    await team.publish(sampleRelease({ mfe: 'raced', build: 'a', paths: ['/raced'] }));
    const sample = sampleRelease({ mfe: 'raced', build: 'b', paths: ['/raced'] });
    meanwhile = async () => {
      await team.publish(sample);
      await team.rollBack('raced');
    };
    const { status, body } = await team.publish(sample);
    expect([status, body.error]).toEqual([409, expect.stringContaining('was withdrawn')]);
    expect(await live()).toBe('a');
  });
});
