import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { integrity, sampleRelease } from '../fixtures/release.ts';
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

describe('who may write', () => {
  const { release, files } = sampleRelease({ mfe: 'guarded', paths: ['/guarded'] });
  const url = 'server/mfe.mjs';

  test.each([
    ['no token', () => ''],
    ['a made-up token', () => 'made-up'],
    ["another micro-frontend's token", () => registry.token('owner')],
  ])('%s neither uploads, registers nor rolls back', async (_, token) => {
    const answers = [
      await team.upload(release, url, files[url] ?? '', token()),
      await team.register(release, token()),
      await team.rollBack('guarded', token()),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([401, 'This needs the publish token of guarded.']);
    }
    expect(existsSync(join(registry.folder, 'files', 'guarded'))).toBe(false);
  });
});

describe('files', () => {
  test('a file never changes once it is there', async () => {
    const { release } = sampleRelease({ mfe: 'fixed' });
    expect((await team.upload(release, 'browser/a.js', 'one')).status).toBe(200);
    expect((await team.upload(release, 'browser/a.js', 'one')).status).toBe(200);
    const { status, body } = await team.upload(release, 'browser/a.js', 'two');
    expect(status).toBe(409);
    expect(body.error).toMatch(/browser\/a\.js of fixed .* other bytes.*Build anew/);
    expect(await (await fetch(`${registry.url}/files/fixed/aaaaaaaaaaaa/browser/a.js`)).text()).toBe('one');
  });

  test('the same file sent many times at once arrives whole', async () => {
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
  ])('%s leads out of no release', async (path, status) => {
    const folder = '/files/owner/aaaaaaaaaaaa';
    expect((await team.ask('PUT', `${folder}/${path}`, registry.token('owner'), 'x')).status).toBe(status);
    expect((await team.ask('GET', `${folder}/${path}`, null)).status).toBe(status);
    expect(existsSync(join(registry.folder, 'files', 'owner', 'escaped.js'))).toBe(false);
  });

  test('a name of a micro-frontend or a build that could be a path is refused', async () => {
    const token = registry.token('..');
    expect((await team.ask('PUT', '/files/%2e%2e%2fowner/aaaaaaaaaaaa/a.js', token, 'x')).status).not.toBe(
      200,
    );
    expect(
      (await team.ask('PUT', '/files/owner/..%2faaaaaaaaa/a.js', registry.token('owner'), 'x')).status,
    ).toBe(400);
  });

  test('an unknown file is 404 in words', async () => {
    const { status, body } = await team.ask('GET', '/files/owner/aaaaaaaaaaaa/browser/none.js', null);
    expect([status, body.error]).toEqual([404, 'browser/none.js of owner aaaaaaaaaaaa is not here.']);
  });

  test('a file over the limit is refused in words', async () => {
    const { release } = sampleRelease({ mfe: 'heavy' });
    const { status, body } = await team.upload(release, 'browser/a.js', 'x'.repeat(20 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(body.error).toMatch(/large/i);
  });
});

describe('what does not fit', () => {
  test('an asset that was not uploaded is named, with the mend', async () => {
    const { release, files } = sampleRelease({ mfe: 'lacking', paths: ['/lacking'] });
    await team.upload(release, 'browser/remoteEntry.js', files['browser/remoteEntry.js'] ?? '');
    const { status, body } = await team.register(release, registry.token('lacking'));
    expect(status).toBe(422);
    expect(body.error).toMatch(/page\.css was not uploaded\. Upload every asset/);
    expect((await team.composition()).mfes.lacking).toBeUndefined();
  });

  test('an asset with another hash than the release says is named', async () => {
    const sample = sampleRelease({ mfe: 'altered', paths: ['/altered'] });
    const files = { ...sample.files, 'server/mfe.mjs': 'export default "evil";' };
    const { status, body } = await team.publish({ ...sample, files });
    expect([status, body.error]).toEqual([422, 'server/mfe.mjs does not have the hash the release names.']);
  });

  test('refuses a part whose asset has another hash than the release lists for it', async () => {
    const sample = sampleRelease({ mfe: 'mismatched', paths: ['/mismatched'] });
    const [asset] = sample.release.parts['route:page-0']?.css ?? [];
    if (asset) asset.integrity = integrity('another text');
    expect((await team.publish(sample)).body.error).toMatch(/^browser\/static\/css\/page\.css is used but/);
  });

  test('an entry that is no hashed asset is named', async () => {
    const sample = sampleRelease({ mfe: 'unhashed', paths: ['/unhashed'] });
    sample.release.entry = { url: 'browser/other.js', integrity: integrity('other') };
    expect((await team.publish(sample)).body.error).toMatch(/^browser\/other\.js is used but is not among/);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"mfe":"owner"}'],
    ['null', 'null'],
  ])('%s is no release', async (_, body) => {
    const answer = await team.ask('POST', '/releases', registry.token('owner'), body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/^Not a release: /);
  });

  test('a field that the registry does not know, a short hash or a strange build id is no release', async () => {
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

  test('an unknown address is told so', async () => {
    expect(await team.ask('GET', '/nothing', null)).toEqual({
      status: 404,
      body: { error: 'The registry has no such address.' },
    });
  });
});
