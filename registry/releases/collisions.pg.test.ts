import { hostSegments, localeSegments } from '@storyloom/contract/platform/addresses';
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
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
    sampleRelease({
      mfe: 'owner',
      paths: ['/read/:bookId', '/search/:word?/:page?'],
      dialogs: ['login@1'],
      slots: ['corner'],
    }),
  );
});
afterAll(() => registry.stop());

describe('checkRelease', () => {
  test.each([
    ['/read/:bookId', '/read/x'],
    ['/read/:story_2', '/read/x'],
    ['/read/:id?', '/read/x'],
    ['/READ/:id/', '/read/x'],
    ['/read/one-story', '/read/one-story'],
    ['/read?/news', '/read/news'],
    ['/search', '/search'],
    ['/search/:word/:page', '/search/x/x'],
  ])('refuses the path %s, which matches %s', async (path, address) => {
    const { status, body } = await team.publish(sampleRelease({ mfe: 'thief', paths: ['/free', path] }));
    const theirs = address.startsWith('/read') ? '/read/:bookId' : '/search/:word?/:page?';
    expect(status).toBe(422);
    expect(body.error).toBe(
      `${path} matches ${address}, which belongs to owner (${theirs}). Choose another path, or ask owner to give it up.`,
    );
  });

  test.each([
    ['/read', '/read/:bookId/notes', '/reader/:id'],
    ['/search/:word/:page/more', '/archive/read/:id', '/free'],
  ])('accepts addresses beside those of others: %s, %s, %s', async (...paths) => {
    const mfe = `beside${paths.length}${paths[0]?.length}`;
    expect((await team.publish(sampleRelease({ mfe, paths }))).body).toEqual({ result: 'published' });
    await team.withdraw(mfe);
  });

  test.each([...hostSegments, ...localeSegments])('refuses the paths of the host below /%s', async (own) => {
    for (const path of [`/${own}`, `/${own}/x`, `/${own.toUpperCase()}/:id?`, `/${own}?/free`]) {
      const { status, body } = await team.publish(sampleRelease({ mfe: 'thief', paths: [path] }));
      expect([status, body.error]).toEqual([
        422,
        `${path} would take /${own}, which the host answers itself. Choose another path.`,
      ]);
    }
  });

  test.each([
    [['/:a?'], 'which the host answers itself'],
    [['/*'], '/* has a splat'],
    [['/free/*'], '/free/* has a splat'],
    [['/robots.txt'], 'must be ":name"'],
    [['/free', '/FREE/'], '/free and /FREE/ match the same addresses'],
  ])('refuses the paths %j', async (paths, text) => {
    const { status, body } = await team.publish(sampleRelease({ mfe: 'thief', paths }));
    expect(status).toBe(422);
    expect(body.error).toContain(text);
  });

  const changes: [string, (route: RouteManifest) => object, string][] = [
    [
      'an id used twice',
      () => ({ id: 'page-1' }),
      'Two routes have the id page-1. Rename one of them in mfe.ts.',
    ],
    [
      'an unknown middleware',
      () => ({ middleware: ['session', 'admin'] }),
      'page-0 names the middleware admin. The shell offers: session.',
    ],
    [
      'a kept page for each value of an unknown parameter',
      () => ({ keepAlive: 'name' }),
      'page-0 keeps one page for each name, but /thief/:id has no such parameter. Name one of its own.',
    ],
    [
      'a rule for an unknown parameter',
      () => ({ validate: { params: { name: { kind: 'text', maxLength: 3 } }, status: 404 } }),
      'page-0 validates name, but /thief/:id has no such parameter. Name one of its own.',
    ],
    [
      'a rule that no text obeys',
      () => ({ validate: { params: { id: { kind: 'choice', values: [] } }, status: 404 } }),
      'No text is a valid id of /thief/:id: {"kind":"choice","values":[]}. Widen the rule.',
    ],
  ];
  test.each(changes)('refuses a route with %s', async (_, change, text) => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief/:id', '/thief'] });
    const [route] = sample.release.manifest.routes;
    if (route) Object.assign(route, change(route));
    expect(await team.publish(sample)).toEqual({ status: 422, body: { error: text } });
  });

  test.each(['^(a+)+$', { kind: 'pattern', value: '^(a+)+$' }])(
    'refuses a parameter validated by %j',
    async (rule) => {
      const sample = sampleRelease({ mfe: 'thief', paths: ['/thief/:id'] });
      const [route] = sample.release.manifest.routes;
      if (route) Object.assign(route, { validate: { params: { id: rule }, status: 404 } });
      const { status, body } = await team.publish(sample);
      expect(status).toBe(400);
      expect(body.error).toMatch(/^Not a release: .*\n.*manifest\.routes\[0\]\.validate\.params\.id/);
    },
  );

  test.each([
    [{ version: 'latest' }, 'version is "latest", which is not a semantic version. Use one like 1.2.0.'],
    [{ version: 'v1.0.0' }, 'version is "v1.0.0", which is not a semantic version. Use one like 1.2.0.'],
    [{ contract: '1' }, 'contract is "1", which is not a semantic version. Use one like 1.2.0.'],
    [{ shared: { react: '^19' } }, 'react is "^19", which is not a semantic version. Use one like 1.2.0.'],
  ])('refuses %j', async (change, text) => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    Object.assign(sample.release, change);
    expect(await team.publish(sample)).toEqual({ status: 422, body: { error: text } });
  });

  test.each(['api', 'host', 'shell'])('refuses the name %s', async (mfe) => {
    const { body } = await team.publish(sampleRelease({ mfe, paths: ['/thief'] }));
    expect(body.error).toBe(
      `${mfe} is the name of an application. Choose another name for the micro-frontend.`,
    );
  });

  test('refuses a slot that is offered twice', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'], slots: ['aside'] });
    sample.release.manifest.slots.push('aside');
    expect((await team.publish(sample)).body.error).toBe(
      'aside is offered twice. Remove one of them from mfe.ts.',
    );
  });

  test.each([
    [{ slots: ['footer'] }, 'There is no slot footer. There are: corner, aside.'],
    [{ dialogs: ['login@1'] }, 'The dialog login@1 belongs to owner. Offer one of your own.'],
    [
      { shared: { react: '18.2.0' } },
      "react 18.2.0 cannot be shared with owner's 19.3.1. Build with the same major version.",
    ],
  ])('refuses a release with %j', async (wanted, text) => {
    const response = await team.publish(sampleRelease({ mfe: 'thief', paths: ['/thief'], ...wanted }));
    expect(response).toEqual({ status: 422, body: { error: text } });
  });

  test('refuses a manifest with another name', async () => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    sample.release.manifest.name = 'honest';
    expect((await team.publish(sample)).body.error).toMatch(/^mfe\.ts names itself honest, but thief/);
  });

  test.each([
    ['storyloom_thief', 'without the build id'],
    ['storyloom_owner_aaaaaaaaaaaa', "with another micro-frontend's name"],
  ])('refuses the container name %s, %s', async (mfName) => {
    const sample = sampleRelease({ mfe: 'thief', paths: ['/thief'] });
    sample.release.mfName = mfName;
    expect((await team.publish(sample)).body.error).toMatch(
      new RegExp(`^The container is named ${mfName} instead of storyloom_thief_aaaaaaaaaaaa`),
    );
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
    expect(body.error).toMatch(/^\/given matches \/given, which belongs to taker/);
    expect((await team.composition()).mfes.giver?.stable.buildId).toBe('bbbbbbbbbbbb');
  });

  test('does not republish a known build under another manifest', async () => {
    const first = sampleRelease({ mfe: 'liar', build: 'a', paths: ['/wanted'] });
    await team.publish(first);
    await team.publish(sampleRelease({ mfe: 'liar', build: 'b', paths: ['/liar'] }));
    await team.publish(sampleRelease({ mfe: 'honest', paths: ['/wanted'] }));
    const disguised = sampleRelease({ mfe: 'liar', build: 'a', paths: ['/innocent'] });
    expect((await team.register(disguised.release, registry.token('liar'))).status).toBe(409);
    expect((await team.composition()).mfes.liar?.stable.buildId).toBe('bbbbbbbbbbbb');
  });
});
