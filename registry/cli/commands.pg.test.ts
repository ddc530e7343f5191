import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';
import { commands } from './commands.ts';
import { run } from './run.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
let checkout: SampleCheckout;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
  checkout = sampleCheckout();
  for (const build of ['a', 'b', 'c'])
    await team.publish(sampleRelease({ mfe: 'moving', build, paths: ['/moving'] }), {
      about: { commit: 'c0ffee', changed: build === 'c', author: 'Anna', note: `Note ${build}` },
    });
});
afterAll(async () => {
  checkout.remove();
  await registry.stop();
});

/** Runs a command line; returns its exit code and the printed lines, or the JSON. */
async function release(...args: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const output = {
    out: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
  };
  const { url: registryUrl, token } = registry;
  const target = { registryUrl, token, installationToken: () => token('installation') };
  const code = await run(args, commands, output, { root: checkout.root, target });
  return { code, lines: out, error, json: () => JSON.parse(out.join('\n')) };
}

describe('release check', () => {
  it('says that a micro-frontend may go live, and keeps nothing', async () => {
    const { code, lines, error } = await release('check', 'sample');
    expect([code, error]).toEqual([0, []]);
    expect(lines.at(-1)).toMatch(
      /^sample 1\.2\.3 \(\w{12}\) may go live: it fits .* and 2 releases of others$/,
    );
    expect(await team.kept('sample', 'refusals')).toEqual([]);
  });

  it('prints each pair that does not fit and ends with 1', async () => {
    await team.publish(sampleRelease({ mfe: 'rival', paths: ['/plain'] }));
    const { code, lines, error } = await release('check', 'sample');
    await team.withdraw('rival');
    expect(code).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^✗ sample 1\.2\.3 \(\w+\) and rival 1\.0\.0 \(aaaaaaaaaaaa\): .* Choose another path, or ask rival to give it up\.$/,
      ),
    );
    expect(error).toEqual([expect.stringMatching(/may not go live: 1 of its counterparts does not fit\.$/)]);
  });

  it('compares an application with all live releases', async () => {
    await registry.pool.query(
      `UPDATE registry.releases SET release = jsonb_set(release, '{contract}', '"9.0.0"') WHERE build_id = 'cccccccccccc'`,
    );
    const { code, lines } = await release('check', 'api');
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(/^✗ api and moving 1\.0\.0 \(cccccccccccc\)/),
    ]);
    await registry.pool.query(
      `UPDATE registry.releases SET release = jsonb_set(release, '{contract}', '"1.0.0"') WHERE build_id = 'cccccccccccc'`,
    );
    expect((await release('check', 'api')).code).toBe(0);
  });

  it('names what is wrong with an mfe.ts', async () => {
    const broken = sampleCheckout({ 'mfe.ts': "import '@storyloom/contract/nowhere';\n" });
    const output = { out() {}, error: (text: string) => void said.push(text) };
    const said: string[] = [];
    const target = { registryUrl: registry.url, token: registry.token, installationToken: () => '' };
    expect(await run(['check', 'sample'], commands, output, { root: broken.root, target })).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^mfe-sample\/mfe\.ts cannot be loaded: .*nowhere/)]);
    broken.remove();
  });
});

describe('release canary', () => {
  it('gives a release to a share of the visitors, shows how it does, and ends it', async () => {
    for (const build of ['d', 'e'])
      await team.publish(sampleRelease({ mfe: 'sharing', build, paths: ['/sharing'] }));
    const { lines } = await release('canary', 'sharing', '2.5', 'dddddddddddd');
    expect(lines).toEqual(['sharing dddddddddddd goes to 2.5 % of the visitors']);
    const place = { mfe: 'sharing', buildId: 'dddddddddddd', basisPoints: 250, signal: 'failed' } as const;
    await team.count(
      { ...place, arm: 'canary', visits: 9, failures: 1 },
      { ...place, arm: 'stable', visits: 300, failures: 2 },
    );
    expect((await release('status')).lines).toContainEqual(
      expect.stringMatching(
        /^ {4}canary dddddddddddd for 2\.5 % since .*: 1 of 9 visits failed, of the others 2 of 300 visits failed$/,
      ),
    );
    expect((await release('canary', 'sharing', '50')).lines).toEqual([
      'sharing dddddddddddd goes to 50 % of the visitors',
    ]);
    expect((await release('canary', 'sharing', '0')).lines).toEqual([
      'sharing has no canary any longer; dddddddddddd was it',
    ]);
  });

  it.each(['101', '-1', 'ten', ''])('refuses the share %j', async (share) => {
    const { code, error } = await release('canary', 'sharing', '--', share);
    expect([code, error.join('\n')]).toEqual([2, expect.stringContaining('give a number from 0 to 100')]);
  });
});

describe('release', () => {
  it('moves between kept releases and shows what happened', async () => {
    expect((await release('rollback', 'moving')).lines).toEqual(['moving is back on bbbbbbbbbbbb']);
    expect((await release('promote', 'moving', 'cccccccccccc')).lines).toEqual([
      'moving is live with cccccccccccc',
    ]);
    expect((await release('rollback', 'moving', 'aaaaaaaaaaaa')).lines).toEqual([
      'moving is back on aaaaaaaaaaaa',
    ]);
    expect((await release('lock', 'moving', '--reason', 'Holidays')).lines).toEqual([
      'moving is locked by installation: Holidays',
    ]);
    const { lines } = await release('list', 'moving');
    expect(lines.map((line) => line.split(/ {2,}/).slice(1, 6).toSpliced(2, 1))).toEqual([
      ['cccccccccccc', 'withdrawn', 'c0ffee+', 'Anna'],
      ['bbbbbbbbbbbb', 'kept', 'c0ffee', 'Anna'],
      ['aaaaaaaaaaaa', 'live', 'c0ffee', 'Anna'],
    ]);
    expect((await release('list', 'moving', '--audit', '--json')).json()).toHaveLength(7);
    const { lines: status } = await release('status');
    expect(status.join('\n')).toMatch(
      / {2}moving 1\.0\.0 \(aaaaaaaaaaaa\) since \S+, commit c0ffee by Anna\n {4}Note a\n {4}locked by installation: Holidays/,
    );
    expect((await release('unlock', 'moving')).code).toBe(0);
    expect((await release('withdraw', 'moving')).lines).toEqual([
      'moving is off the site; aaaaaaaaaaaa was live',
    ]);
    expect((await release('promote', 'moving', 'none')).error).toEqual([
      'moving has no release none. To see all: npm run release -- list moving',
    ]);
    expect((await release('list', 'moving', '--refusals')).lines).toEqual([
      expect.stringMatching(/promote {2}none {2}installation {2}moving has no release none/),
    ]);
  });

  it('creates, lists and revokes tokens, and shows a token once', async () => {
    const created = (
      await release('token', 'create', 'moving', '--name', 'anna', '--days', '7', '--json')
    ).json();
    expect(created).toMatchObject({ id: expect.any(String), token: expect.stringMatching(/^slt_/) });
    const { lines } = await release('token', 'list');
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${created.id} {2}moving {2}anna {2}until 20`)),
    );
    expect(lines.join('\n')).not.toContain(created.token);
    expect((await release('token', 'revoke', created.id)).code).toBe(0);
    expect((await release('token', 'list')).lines[0]).toContain('revoked');
    expect((await release('token', 'burn')).code).toBe(2);
    expect((await release('token', 'create', 'moving', '--days', 'many')).code).toBe(2);
  });

  it('tells with doctor what would keep a team from publishing', async () => {
    const { code, lines, error } = await release('doctor', 'sample');
    expect(code).toBe(1);
    expect(lines).toEqual([
      `✓ registry: ${registry.url}`,
      '✓ token for sample: installation, does not expire',
      expect.stringMatching(
        /^✓ contract: this checkout has \d+\.\d+\.\d+, the live shell none, the live API none$/,
      ),
      '✗ checkout: It is no git checkout, so releases will have no commit and all tests are run.',
    ]);
    expect(error).toEqual(['checkout: see above.']);
  });
});

describe('release preview', () => {
  it('prints a link to a kept release, and one with the panel', async () => {
    await team.publish(sampleRelease({ mfe: 'shown', paths: ['/shown'] }));
    const { code, lines } = await release('preview', 'shown', '1.0.0', '--days', '1');
    expect([code, lines]).toEqual([
      0,
      [
        expect.stringMatching(
          /^until \d{4}-\d\d-\d\d, .*\nhttp:\/\/localhost:3000\/\?preview=[\w-]+\.[\w-]{86}$/,
        ),
      ],
    ]);
    expect((await release('preview', 'shown', '--live', '--json')).json()).toMatchObject({ mix: {} });
  });

  it('ends with 2 for two wishes at once and too many days, and with 1 for an unknown release', async () => {
    expect((await release('preview', 'moving', 'aaaaaaaaaaaa', '--live')).code).toBe(2);
    expect((await release('preview', 'moving', '--live', '--days', '31')).code).toBe(2);
    expect((await release('preview', 'moving', 'zzzzzzzzzzzz')).code).toBe(1);
  });
});
