import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
  await team.publish(
    sampleRelease({ mfe: 'owner', paths: ['/read/:bookId'], dialogs: ['login@1'], slots: ['corner'] }),
  );
});
afterAll(() => registry.stop());

describe('checkRelease', () => {
  test.each([
    ['/read/:bookId', '/read/:bookId'],
    ['/read/:id', 'the parameter has another name'],
    ['/read/:id2', 'the parameter has a number in its name'],
    ['/read/:story_id', 'the parameter has an underscore in its name'],
    ['/read/:id?', 'the parameter may be left out'],
    ['/READ/:id', 'addresses are matched whatever their case'],
    ['/read/:id/', 'a slash at the end means nothing'],
  ])('refuses the path %s: %s', async (path) => {
    const { status, body } = await team.publish(sampleRelease({ mfe: 'thief', paths: ['/free', path] }));
    expect(status).toBe(422);
    expect(body.error).toBe(`${path} is already owner's. Choose another path, or ask owner to give it up.`);
  });

  test.each([
    [{ slots: ['corner'] }, 'The slot corner is already filled by owner.'],
    [
      { shared: { react: '18.2.0' } },
      "react 18.2.0 cannot be shared with owner's 19.3.1. Build with the same major version.",
    ],
  ])('refuses a release with %j', async (wanted, words) => {
    const answer = await team.publish(sampleRelease({ mfe: 'thief', paths: ['/thief'], ...wanted }));
    expect(answer).toEqual({ status: 422, body: { error: words } });
  });

  test('refuses a manifest with another name', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    sample.release.manifest.name = 'honest';
    expect((await team.publish(sample)).body.error).toMatch(/^mfe\.ts names itself honest, but thief/);
  });

  test('refuses a federation name without the build id', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    sample.release.mfName = 'storyloom_thief';
    expect((await team.publish(sample)).body.error).toMatch(/does not hold the build id/);
  });

  test("refuses a federation name with another micro-frontend's name", async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    sample.release.mfName = `storyloom_owner_${sample.release.buildId}`;
    expect((await team.publish(sample)).body.error).toMatch(/does not hold the name thief/);
  });

  test('refuses a route whose validate is not a regular expression', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief/:id'] });
    const [route] = sample.release.manifest.routes;
    if (route) route.validate = { params: { id: '^[0-9' }, status: 404 };
    expect((await team.publish(sample)).body.error).toMatch(/\^\[0-9, which is no regular expression/);
  });

  test('refuses a part without a list of files', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'], slots: ['aside'] });
    delete sample.release.parts['slot:aside'];
    expect((await team.publish(sample)).body.error).toMatch(/^slot:aside has no list of files/);
  });

  test('accepts renamed routes of the same micro-frontend', async () => {
    const renamed = sampleRelease({
      mfe: 'owner',
      build: 'b',
      paths: ['/read/:story'],
      dialogs: ['login@1'],
    });
    expect((await team.publish(renamed)).status).toBe(200);
  });

  test('refuses a rollback to a path that another micro-frontend has taken since', async () => {
    await team.publish(sampleRelease({ mfe: 'giver', build: 'a', paths: ['/given'] }));
    await team.publish(sampleRelease({ mfe: 'giver', build: 'b', paths: ['/other'] }));
    expect((await team.publish(sampleRelease({ mfe: 'taker', paths: ['/given'] }))).status).toBe(200);
    const { status, body } = await team.rollBack('giver');
    expect(status).toBe(422);
    expect(body.error).toMatch(/^\/given is already taker's/);
    expect((await team.composition()).mfes.giver?.stable.buildId).toBe('bbbbbbbbbbbb');
  });

  test('checks a known build as it was published, not as it is sent', async () => {
    const first = sampleRelease({ mfe: 'liar', build: 'a', paths: ['/wanted'] });
    await team.publish(first);
    await team.publish(sampleRelease({ mfe: 'liar', build: 'b', paths: ['/liar'] }));
    await team.publish(sampleRelease({ mfe: 'honest', paths: ['/wanted'] }));
    const disguised = sampleRelease({ mfe: 'liar', build: 'a', paths: ['/innocent'] });
    expect((await team.register(disguised.release, registry.token('liar'))).status).toBe(422);
    expect((await team.composition()).mfes.liar?.stable.buildId).toBe('bbbbbbbbbbbb');
  });
});
