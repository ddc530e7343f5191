import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { integrity, sampleRelease } from '../fixtures/release.ts';
import { startProof, teamAt, teamProof } from '../fixtures/team.ts';

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

describe('authorization', () => {
  const { release, files } = sampleRelease({ mfe: 'guarded', paths: ['/guarded'] });
  const url = 'server/mfe.mjs';

  test.each([
    ['no token', () => '', 'This needs a token for guarded.'],
    ['a made-up token', () => 'made-up', 'The registry does not know this token.'],
    [
      "another micro-frontend's token",
      () => registry.token('owner'),
      'The registry does not know this token.',
    ],
  ])('refuses every change with %s', async (_, token, reason) => {
    const responses = [
      await team.upload(release, url, files[url] ?? '', token()),
      await team.register(release, token()),
      await team.rollBack('guarded', token()),
      await team.withdraw('guarded', token()),
      await team.promote('guarded', { release: '1.0.0' }, token()),
      await team.lock('guarded', { reason: 'none' }, token()),
      await team.unlock('guarded', {}, token()),
    ];
    for (const { status, body } of responses) {
      expect([status, body.error]).toEqual([
        401,
        `${reason} Whoever runs the registry creates one: npm run release -- token create guarded`,
      ]);
    }
    expect(existsSync(join(registry.folder, 'files', 'guarded'))).toBe(false);
  });
});

describe('the proof of checks', () => {
  const sample = sampleRelease({ mfe: 'proved', paths: ['/proved'] });
  const { release } = sample;

  test("refuses the installation's proof with a team's token", async () => {
    const response = await team.register(release, registry.token('proved'), { proof: startProof });
    expect(response.status).toBe(401);
  });

  test('refuses a release without a proof, or with a proof without checks', async () => {
    const { checks: _, ...unchecked } = { checks: 0, ...teamProof };
    for (const proof of [null, {}, unchecked]) {
      const body = JSON.stringify({ release, proof });
      const response = await team.ask('POST', '/releases', registry.token('proved'), body);
      expect(response.status).toBe(400);
      expect(response.body.error).toMatch(/^Not a release: /);
      if (proof !== unchecked) expect(response.body.error).toContain('A release needs a proof of its checks');
    }
    expect((await team.composition()).mfes.proved).toBeUndefined();
  });

  test('accepts and records a proof of the team', async () => {
    expect((await team.publish(sample)).status).toBe(200);
    const { rows } = await registry.pool.query(
      "SELECT author, proof FROM registry.audit WHERE mfe = 'proved'",
    );
    expect(rows).toEqual([{ author: 'team', proof: teamProof }]);
  });
});

describe('files', () => {
  test('never replaces a file', async () => {
    const { release } = sampleRelease({ mfe: 'fixed' });
    expect((await team.upload(release, 'browser/a.js', 'one')).status).toBe(200);
    expect((await team.upload(release, 'browser/a.js', 'one')).status).toBe(200);
    const { status, body } = await team.upload(release, 'browser/a.js', 'two');
    expect(status).toBe(409);
    expect(body.error).toMatch(/browser\/a\.js of fixed .* other bytes.*build a new one/);
    expect(await (await fetch(`${registry.url}/files/fixed/aaaaaaaaaaaa/browser/a.js`)).text()).toBe('one');
  });

  test('stores a complete file when it is sent many times at once', async () => {
    const { release } = sampleRelease({ mfe: 'crowd' });
    const bytes = 'x'.repeat(200_000);
    const sent = Array.from({ length: 8 }, () => team.upload(release, 'browser/big.js', bytes));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test.each([
    ['..%2f..%2f..%2fsigning-key.pem', 400],
    ['%2e%2e%2f%2e%2e%2f%2e%2e%2ftoken-secret', 400],
    ['browser%2f..%2f..%2f..%2fescaped.js', 400],
    ['browser/%00.js', 400],
  ])('refuses the path %s', async (path, status) => {
    const folder = '/files/owner/aaaaaaaaaaaa';
    expect((await team.ask('PUT', `${folder}/${path}`, registry.token('owner'), 'x')).status).toBe(status);
    expect((await team.ask('GET', `${folder}/${path}`, null)).status).toBe(status);
    expect(existsSync(join(registry.folder, 'files', 'owner', 'escaped.js'))).toBe(false);
  });

  test('refuses names of micro-frontends and builds that could be paths', async () => {
    const token = registry.token('..');
    expect((await team.ask('PUT', '/files/%2e%2e%2fowner/aaaaaaaaaaaa/a.js', token, 'x')).status).not.toBe(
      200,
    );
    expect(
      (await team.ask('PUT', '/files/owner/..%2faaaaaaaaa/a.js', registry.token('owner'), 'x')).status,
    ).toBe(400);
  });

  test('answers 404 for an unknown file', async () => {
    const { status, body } = await team.ask('GET', '/files/owner/aaaaaaaaaaaa/browser/none.js', null);
    expect([status, body.error]).toEqual([404, 'browser/none.js of owner aaaaaaaaaaaa does not exist.']);
  });

  test('refuses a file over the limit', async () => {
    const { release } = sampleRelease({ mfe: 'heavy' });
    const { status, body } = await team.upload(release, 'browser/a.js', 'x'.repeat(20 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body.error).toMatch(/large/i);
  });
});

describe('invalid releases', () => {
  test('counts the bytes of a part itself, whatever the proof says', async () => {
    const sample = sampleRelease({ mfe: 'stout', paths: ['/stout'] });
    const url = 'browser/static/css/page.css';
    const text = randomBytes(300_000).toString('base64');
    sample.files[url] = text;
    for (const asset of [...sample.release.assets, ...(sample.release.parts['route:page-0']?.css ?? [])])
      if (asset.url === url) asset.integrity = integrity(text);
    const { status, body } = await team.publish(sample);
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(
        /^route:page-0 is 30\d\.\d kB with gzip; at most 150\.0 kB are allowed\. Import less/,
      ),
    ]);
  });

  test('names an asset that was not uploaded', async () => {
    const { release, files } = sampleRelease({ mfe: 'lacking', paths: ['/lacking'] });
    for (const url of ['browser/mf-manifest.json', 'browser/remoteEntry.js'])
      await team.upload(release, url, files[url] ?? '');
    const { status, body } = await team.register(release, registry.token('lacking'));
    expect(status).toBe(422);
    expect(body.error).toMatch(/page\.css was not uploaded\. Upload every asset/);
    expect((await team.composition()).mfes.lacking).toBeUndefined();
  });

  test('names an asset whose hash differs from the one in the release', async () => {
    const sample = sampleRelease({ mfe: 'altered', paths: ['/altered'] });
    const files = { ...sample.files, 'server/mfe.mjs': 'export default "evil";' };
    const { status, body } = await team.publish({ ...sample, files });
    expect([status, body.error]).toEqual([422, 'server/mfe.mjs does not have the hash in the release.']);
  });

  test('refuses a part whose asset has a different hash in the release', async () => {
    const sample = sampleRelease({ mfe: 'mismatched', paths: ['/mismatched'] });
    const [asset] = sample.release.parts['route:page-0']?.css ?? [];
    if (asset) asset.integrity = integrity('another text');
    expect((await team.publish(sample)).body.error).toMatch(/^browser\/static\/css\/page\.css is used but/);
  });

  test('names an entry that is not among the assets', async () => {
    const sample = sampleRelease({ mfe: 'unhashed', paths: ['/unhashed'] });
    sample.release.entry = { url: 'browser/other.js', integrity: integrity('other') };
    expect((await team.publish(sample)).body.error).toMatch(/^browser\/other\.js is used but is not among/);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"mfe":"owner"}'],
    ['null', 'null'],
  ])('refuses %s', async (_, body) => {
    const response = await team.ask('POST', '/releases', registry.token('owner'), body);
    expect(response.status).toBe(400);
    expect(response.body.error).toMatch(/^Not a release: /);
  });

  test('refuses unknown fields, short hashes and invalid build ids', async () => {
    const { release } = sampleRelease({ mfe: 'strict', paths: ['/strict'] });
    const entry = { ...release.entry, integrity: 'sha384-short' };
    for (const wrong of [
      { ...release, more: 1 },
      { ...release, entry },
      { ...release, buildId: '../../../etc/' },
    ]) {
      expect((await team.register(wrong, registry.token('strict'))).status).toBe(400);
    }
  });

  test('answers 404 for an unknown path', async () => {
    expect(await team.ask('GET', '/nothing', null)).toEqual({
      status: 404,
      body: { error: 'The registry has no such address.' },
    });
  });
});
