import { type ChildProcess, fork } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { signedText } from '@storyloom/contract/platform/preview';
import { shellFileSignature, shellFileText } from '@storyloom/contract/platform/shell-file';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import { freePort } from '@storyloom/testing/free-port';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys } from './cli/commands/keys.ts';
import { publish } from './cli/publish.ts';
import { releaseTarget } from './cli/settings.ts';
import { teamAt } from './fixtures/team.ts';

let folder: string;
let database: TestDatabase;
let bucket: FauxqsServer;
let checkout: SampleCheckout;
let given: Record<string, string>;
const running: ChildProcess[] = [];

/** Starts a registry in a process of its own, with an empty data folder. */
async function startRegistry(name: string) {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      REGISTRY_PORT: String(port),
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      FILES_URL: `s3://key:secret@127.0.0.1:${bucket.port}/storyloom?http=1`,
      ...given,
    },
  });
  running.push(child);
  await once(child, 'message');
  const target = releaseTarget({ REGISTRY_URL: `http://127.0.0.1:${port}`, ...given });
  return { url: target.registryUrl, target, team: teamAt({ url: target.registryUrl, token: target.token }) };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-registries-'));
  [database, bucket] = await Promise.all([createTestDatabase(), startFauxqs({ port: 0, logger: false })]);
  bucket.createBucket('storyloom');
  // The real contract has neither the dialog nor the slot of the sample.
  checkout = sampleCheckout({
    'mfe.ts': `
      import { defineMfe } from '@storyloom/mfe/define';
      export default defineMfe({
        name: 'sample',
        routes: [{ id: 'plain', path: '/plain', title: 'Plain', load: () => import('./routes/plain.tsx') }],
      });
    `,
  });
  const target = releaseTarget({});
  given = (await keys.run([], {}, { root: '', target, say() {} })) as Record<string, string>;
});
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  checkout.remove();
  await Promise.all([bucket.stop(), database.drop()]);
  await rm(folder, { recursive: true });
});

describe('two registries with one database, bucket and keys', () => {
  test('are one: what is published through one is served by the other, with the same signature', async () => {
    const [one, other] = await Promise.all([startRegistry('one'), startRegistry('other')]);
    const checks = { types: 'passed', arrows: 'passed', tests: '3 passed' };
    await publish('sample', {
      root: checkout.root,
      target: one.target,
      say() {},
      runChecks: async () => checks,
    });

    const { payload, signature } = await other.team.signed();
    const { stable } = (await other.team.composition()).mfes.sample ?? {};
    const der = Buffer.from(given.REGISTRY_PUBLIC_KEYS ?? '', 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))).toBe(true);
    const [file, same] = await Promise.all(
      [one, other].map(async ({ url }) => {
        const answer = await fetch(`${url}/files/sample/${stable?.buildId}/browser/remoteEntry.js`);
        return [answer.status, await answer.text()];
      }),
    );
    expect(file?.[0]).toBe(200);
    expect(same).toEqual(file);
    expect(await readFile(join(folder, 'other/registry/host-token'), 'utf8')).toBe(given.REGISTRY_HOST_TOKEN);
    expect(await readdir(join(folder, 'one', 'registry'))).toEqual(['host-token', 'public-key.pem']);

    const path = '/static/js/index.0a1b2c3d.js';
    const put = (at: string, token: string | undefined, body = 'shell') =>
      fetch(`${one.url}/shell${at}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
    expect((await put(path, 'made-up')).status).toBe(401);
    expect((await put('/static/page.svg', given.REGISTRY_HOST_TOKEN)).status).toBe(400);
    const created = await one.team.createToken('host', 'reports failures');
    expect((await put(path, created.token)).status).toBe(403);
    for (const [body, status] of [
      ['shell', 200],
      ['shell', 200],
      ['other', 409],
    ] as const)
      expect((await put(path, given.REGISTRY_HOST_TOKEN, body)).status).toBe(status);
    const shell = await fetch(`${other.url}/shell${path}`);
    const hash = createHash('sha384').update('shell').digest('base64');
    const signed = Buffer.from(signedText('shell-file', shellFileText(path, hash)));
    const given64 = shell.headers.get(shellFileSignature) ?? '';
    expect(await shell.text()).toBe('shell');
    expect(verify(null, signed, key, Buffer.from(given64, 'base64url'))).toBe(true);

    expect((await other.team.withdraw('sample')).status).toBe(200);
    expect((await one.team.composition()).mfes).toEqual({});
  });
});
