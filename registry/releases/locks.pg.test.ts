import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { startProof, teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
});
afterAll(() => registry.stop());

const sample = (build: string, mfe = 'frozen') => sampleRelease({ mfe, build, paths: [`/${mfe}`] });
const live = async (mfe = 'frozen') => (await team.composition()).mfes[mfe]?.stable.buildId[0];

describe('a lock', () => {
  it('refuses every change by other tokens, with the reason, until it is ended', async () => {
    for (const build of ['a', 'b']) await team.publish(sample(build));
    const { token } = await team.createToken('frozen', 'anna');
    expect((await team.lock('frozen', { reason: 'The launch is on Friday' }, token)).status).toBe(200);
    const candidate = {
      mfe: 'frozen',
      version: '1.0.0',
      buildId: 'cccccccccccc',
      manifest: sample('c').release.manifest,
      shared: {},
      contract: '1.0.0',
    };
    const answers = [
      await team.publish(sample('c')),
      await team.promote('frozen', { release: 'aaaaaaaaaaaa' }),
      await team.rollBack('frozen'),
      await team.withdraw('frozen'),
      await team.lock('frozen', { reason: 'Mine' }),
      await team.ask('POST', '/admit', registry.token('frozen'), JSON.stringify(candidate)),
    ];
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([
        409,
        expect.stringMatching(
          /^frozen is locked by anna \(\w+\) since 20\S+Z: The launch is on Friday\. Ask anna \(\w+\), or end the lock: npm run release -- unlock frozen$/,
        ),
      ]);
    expect(await live()).toBe('b');
    expect((await team.unlock('frozen', {})).status).toBe(200);
    expect((await team.unlock('frozen', {})).status).toBe(409);
    expect((await team.publish(sample('c'))).body.result).toBe('published');
  });

  it('lets its own token change what is live', async () => {
    const { token } = await team.createToken('own', 'anna');
    await team.publish(sample('a', 'own'));
    await team.publish(sample('b', 'own'));
    await team.lock('own', { reason: 'A repair' }, token);
    expect((await team.rollBack('own', token)).status).toBe(200);
    expect(await live('own')).toBe('a');
  });

  it('is not passed by another token of the same name', async () => {
    const [mine, other] = [await team.createToken('twin', 'anna'), await team.createToken('twin', 'anna')];
    await team.publish(sample('a', 'twin'));
    await team.lock('twin', { reason: 'A repair' }, mine.token);
    expect((await team.withdraw('twin', other.token)).status).toBe(409);
  });

  it('needs a reason', async () => {
    expect((await team.lock('frozen', { reason: '' })).status).toBe(400);
  });

  it('keeps npm start from publishing', async () => {
    const { token } = await team.createToken('quiet', 'anna');
    await team.lock('quiet', { reason: 'Not yet' }, token);
    const first = sample('a', 'quiet');
    expect((await team.publish(first, { proof: startProof })).body.result).toBe('kept');
  });
});
