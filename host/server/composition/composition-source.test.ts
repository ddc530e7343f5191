import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionLimit } from '@storyloom/contract/platform/composition';
import { type Logger, pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRegistry, madeUpRelease, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { publicKeysFrom } from '../signatures.ts';
import { type CompositionSource, startCompositionSource } from './composition-source.ts';

let registry: FakeRegistry;
let folder: string;
let source: CompositionSource | null = null;
let said: { level: number; reason?: string; msg: string }[];
let log: Logger;
let accepted: string[];
let keys: string;
let unready: string;
let partial: string;
/** Holds the acceptance of a composition until it settles. */
let held: Promise<void> | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-source-'));
  registry = await startFakeRegistry();
  keys = registry.publicKey;
  said = [];
  accepted = [];
  unready = '';
  partial = '';
  held = undefined;
  log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line)) });
  live('aaaaaaaaaaaa');
});
afterEach(async () => {
  vi.useRealTimers();
  source?.stop();
  await registry.close();
  await rm(folder, { recursive: true });
});

const release = (buildId: string) => madeUpRelease(registry.files, 'sample', buildId);
const live = (buildId: string, expires?: string) =>
  registry.live({ sample: { stable: release(buildId), lastKnownGood: null } }, expires);
const start = async (pollMs = 60_000) => {
  source = await startCompositionSource({
    registryUrl: registry.url,
    keys: () => publicKeysFrom(keys),
    keepFile: join(folder, 'host', 'composition.json'),
    pollMs,
    accept: async (composition) => {
      await held;
      if (composition.id === unready) throw new Error('The disk is full.');
      accepted.push(composition.id);
      return { composition, final: composition.id !== partial };
    },
    log,
  });
  return source;
};
const reasons = () => said.filter(({ level }) => level === 40).map(({ reason, msg }) => reason ?? msg);

describe('startCompositionSource', () => {
  it('uses a composition with fields that only newer shells know', async () => {
    const stable = release('bbbbbbbbbbbb');
    Object.assign(stable, { news: 1 });
    Object.assign(stable.manifest, { news: 1 });
    for (const route of stable.manifest.routes) Object.assign(route, { news: 1 });
    registry.live({ sample: { stable, lastKnownGood: null } });
    const { mfes } = (await start()).current() ?? {};
    expect(mfes?.sample?.stable.buildId).toBe('bbbbbbbbbbbb');
    expect(JSON.stringify(mfes)).not.toContain('news');
  });

  it('serves the signed composition and follows changes', async () => {
    const started = await start(20);
    expect(started.current()?.id).toBe('aaaaaaaaaaaa');
    live('bbbbbbbbbbbb');
    await expect.poll(() => started.current()?.id).toBe('bbbbbbbbbbbb');
  });

  const forgeries = {
    'altered after it was signed': () => {
      const genuine = registry.signed({
        id: 'evil',
        sequence: 9,
        mfes: {},
        expires: '2999-01-01T00:00:00.000Z',
      });
      return { ...genuine, payload: genuine.payload.replace('evil', 'even') };
    },
    'signed by another key': () =>
      registry.signed(
        { id: 'evil', sequence: 9, mfes: {}, expires: '2999-01-01T00:00:00.000Z' },
        generateKeyPairSync('ed25519').privateKey,
      ),
    'not signed': () => ({ id: 'evil', mfes: {}, expires: '2999-01-01T00:00:00.000Z' }),
    'signed but of another shape': () =>
      registry.signed({ id: 'evil', mfes: { sample: {} } } as unknown as Parameters<
        FakeRegistry['signed']
      >[0]),
  };

  it.each(Object.entries(forgeries))(
    'keeps the last verified composition when the new one is %s',
    async (_, forge) => {
      const started = await start();
      registry.say(forge());
      await started.refresh();
      expect(started.current()?.id).toBe('aaaaaaaaaaaa');
      expect(await readFile(join(folder, 'host', 'composition.json'), 'utf8')).not.toContain('evil');
      expect(reasons()).toHaveLength(1);
      registry.say(null);
      live('bbbbbbbbbbbb');
      await started.refresh();
      expect(started.current()?.id).toBe('bbbbbbbbbbbb');
    },
  );

  it('logs once why it refused a composition', async () => {
    const started = await start();
    registry.say(forgeries['signed by another key']());
    await started.refresh();
    await started.refresh();
    expect(reasons()).toEqual(["The composition's signature is not the registry's. It was not used."]);
  });

  it('accepts a signature of either of two keys, so that they can be rotated', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
    keys = other + registry.publicKey;
    expect((await start()).current()?.id).toBe('aaaaaaaaaaaa');
    keys = other;
    live('bbbbbbbbbbbb');
    await source?.refresh();
    expect(source?.current()?.id).toBe('aaaaaaaaaaaa');
  });

  it('starts from its saved copy when the registry is down', async () => {
    (await start()).stop();
    await registry.close();
    expect((await start()).current()?.id).toBe('aaaaaaaaaaaa');
  });

  it('does not start from a saved copy that was altered', async () => {
    (await start()).stop();
    await registry.close();
    const file = join(folder, 'host', 'composition.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('1.0.0', '6.6.6'));
    expect((await start()).current()).toBeNull();
  });

  it('is null before the first composition', async () => {
    registry.say({ error: 'not yet' });
    const started = await start();
    expect(started.current()).toBeNull();
    registry.say(null);
    await started.refresh();
    expect(started.current()?.id).toBe('aaaaaaaaaaaa');
  });

  it('uses an expired composition with a warning', async () => {
    live('cccccccccccc', '2020-01-01T00:00:00.000Z');
    expect((await start()).current()?.id).toBe('cccccccccccc');
    expect(reasons()).toEqual(['composition expired']);
  });

  it('makes a composition current after it is accepted', async () => {
    const started = await start();
    expect(accepted).toEqual(['aaaaaaaaaaaa']);
    unready = 'bbbbbbbbbbbb';
    live('bbbbbbbbbbbb');
    await started.refresh();
    expect([started.current()?.id, reasons()]).toEqual(['aaaaaaaaaaaa', ['The disk is full.']]);
    unready = '';
    await started.refresh();
    expect(started.current()?.id).toBe('bbbbbbbbbbbb');
  });

  it('asks again about a composition that was accepted in part', async () => {
    partial = 'aaaaaaaaaaaa';
    const started = await start();
    await started.refresh();
    expect(accepted).toEqual(['aaaaaaaaaaaa', 'aaaaaaaaaaaa']);
    partial = '';
    await started.refresh();
    await started.refresh();
    expect(accepted).toHaveLength(3);
  });

  it('refuses a signed composition that is older than the last one, also after a restart', async () => {
    const old = registry.signed({ id: 'old', sequence: 1, mfes: {}, expires: '2999-01-01T00:00:00.000Z' });
    live('bbbbbbbbbbbb');
    for (const _ of ['first start', 'restart']) {
      const started = await start();
      registry.say(old);
      await started.refresh();
      expect(started.current()?.id).toBe('bbbbbbbbbbbb');
      started.stop();
    }
    expect((await start()).current()?.id).toBe('bbbbbbbbbbbb');
    expect(reasons()[0]).toMatch(
      /^The composition old is older \(1\) than the last one \(2\)\. It was not used\./,
    );
  });

  it('refuses one that is older than the last one, even if that changed no release, also after a restart', async () => {
    const started = await start();
    const between = registry.signed({
      id: 'between',
      sequence: 2,
      mfes: {},
      expires: '2999-01-01T00:00:00.000Z',
    });
    live('aaaaaaaaaaaa');
    live('aaaaaaaaaaaa');
    await started.refresh();
    expect(accepted).toEqual(['aaaaaaaaaaaa']);
    registry.say(between);
    await started.refresh();
    started.stop();
    expect((await start()).current()?.id).toBe('aaaaaaaaaaaa');
    expect(reasons()).toHaveLength(2);
    for (const reason of reasons())
      expect(reason).toMatch(/^The composition between is older \(2\) than the last one \(3\)\./);
  });

  it('refuses a composition above the size limit', async () => {
    const started = await start();
    const big = { ...release('bbbbbbbbbbbb'), version: '1'.repeat(compositionLimit) };
    registry.say(
      registry.signed({
        id: 'big',
        sequence: 9,
        mfes: { sample: { stable: big, lastKnownGood: null } },
        expires: '2999-01-01T00:00:00.000Z',
      }),
    );
    await started.refresh();
    registry.say({ payload: '', signature: 'x'.repeat(3 * compositionLimit) });
    await started.refresh();
    expect(started.current()?.id).toBe('aaaaaaaaaaaa');
    expect(reasons()).toEqual([
      expect.stringContaining('"maximum": 8388608'),
      expect.stringMatching(/answered more than 16777216 bytes/),
    ]);
  });

  it('stops polling, also during a request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const started = await start(1_000);
    const { promise, resolve } = Promise.withResolvers<void>();
    [held, unready] = [promise, 'bbbbbbbbbbbb'];
    live('bbbbbbbbbbbb');
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => registry.asked.length).toBe(2);
    started.stop();
    resolve();
    await expect.poll(reasons).toEqual(['The disk is full.']);
    await new Promise((done) => setImmediate(done));
    vi.advanceTimersByTime(5_000);
    await started.refresh();
    expect(registry.asked).toHaveLength(3);
  });
});
