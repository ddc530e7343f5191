import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { uploadedImage } from '@storyloom/contract/uploads/entities/uploaded-image';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, serve } from '../../platform/http/serve.ts';
import { type Logger, silentLogger } from '../../platform/logger.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { startVerdictServer, type VerdictServer } from '../moderation/testing/verdict-server.ts';
import {
  animatedPng,
  animatedWebp,
  flat,
  flatOf,
  headerOf,
  pngOf,
  polyglots,
  svg,
  textBomb,
} from './testing/hostile-images.ts';

const MB = 1024 ** 2;
const PATH = '/support/upload/image';
let api: TestApi;
let provider: VerdictServer;
let listening: Listening;
let DATA_DIR: string;
let token: string;
/** Logged warnings and errors. */
const logged: object[] = [];
const log = (entry: object) => void logged.push(entry);
const logger: Logger = { ...silentLogger, warn: log, error: log, child: () => logger };

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'uploads-'));
  provider = await startVerdictServer();
  const env = { DATA_DIR, GUESTS_PER_MINUTE: '1000', MODERATION_BASE_URL: provider.baseUrl };
  api = await createTestApi(env, undefined, logger);
  listening = await serve(api.app, { port: 0, host: '127.0.0.1' });
});
// Each test has a visitor of its own, because the rate of uploads is limited.
beforeEach(async () => {
  provider.reset();
  token = await api.guest();
  await api.database.pool.query('update users set is_real = true');
});
afterAll(async () => {
  await listening.stop(0);
  await api.drop();
  await provider.close();
  await rm(DATA_DIR, { recursive: true });
});

const base = () => `http://127.0.0.1:${listening.port}`;
const leftovers = () => readdir(join(DATA_DIR, 'uploads')).catch(() => []);

async function upload(bytes: Buffer, name = 'cover.png', type = 'image/png', as = token) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const response = await fetch(base() + PATH, { method: 'POST', body, headers: { tokenid: as } });
  const answer = (await response.json()) as { code: number; msg: string; data: Record<string, unknown> };
  return { status: response.status, ...answer, error: answer.data.error };
}
const stored = async (bytes: Buffer, name?: string, type?: string) =>
  uploadedImage.parse((await upload(bytes, name, type)).data);
const fetchFile = async (url: string) => Buffer.from(await (await fetch(base() + url)).arrayBuffer());

describe('upload of an image', () => {
  test.each([
    ['9.9 MB', Math.floor(9.9 * MB), 'stored'],
    ['10 MB', 10 * MB, 'stored'],
    ['one byte more than 10 MB', 10 * MB + 1, 'upload.too_large'],
    ['10.1 MB', Math.ceil(10.1 * MB), 'upload.too_large'],
  ])('of %s is stored or refused', async (_, bytes, expected) => {
    const png = await pngOf(bytes);
    expect(png.length).toBe(bytes);
    const response = await upload(png);
    expect(response.error ?? 'stored').toBe(expected);
    if (expected === 'stored') expect(response.code).toBe(0);
    else expect(response.msg).toBe('This image is larger than 10 MB. Choose a smaller one.');
    expect(await leftovers()).toEqual([]);
  });

  test('is refused by its announced length before its body is sent', async () => {
    const request = http.request(base() + PATH, {
      method: 'POST',
      headers: {
        tokenid: token,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(11 * MB),
      },
    });
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(JSON.parse(await text(response))).toMatchObject({ data: { error: 'upload.too_large' } });
    request.destroy();
  });

  test('without a length is refused once it is too long', async () => {
    const request = http.request(base() + PATH, {
      method: 'POST',
      headers: { tokenid: token, 'content-type': 'multipart/form-data; boundary=x' },
    });
    request.on('error', () => {});
    request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    let isAnswered = false;
    request.on('response', () => {
      isAnswered = true;
    });
    const response = once(request, 'response') as Promise<[http.IncomingMessage]>;
    const chunk = Buffer.alloc(256 * 1024);
    for (let sent = 0; sent < 12 * MB && !isAnswered; sent += chunk.length)
      if (!request.write(chunk)) await Promise.race([once(request, 'drain'), response]);
    const [answer] = await response;
    expect(JSON.parse(await text(answer))).toMatchObject({ data: { error: 'upload.too_large' } });
    request.destroy();
    await expect.poll(leftovers).toEqual([]);
  });

  test.each([
    ['SVG', async () => svg, 'upload.not_an_image'],
    ['text', async () => Buffer.from('not an image'), 'upload.not_an_image'],
    ['nothing', async () => Buffer.alloc(0), 'upload.not_an_image'],
    [
      'a GIF',
      async () =>
        sharp(await flat.png())
          .gif()
          .toBuffer(),
      'upload.not_an_image',
    ],
    ...Object.entries(polyglots).map(([name, make]) => [name, make, 'upload.not_an_image'] as const),
    ['a truncated PNG', async () => (await flat.png()).subarray(0, -30), 'upload.damaged'],
    ['a truncated JPEG', async () => (await flat.jpeg()).subarray(0, -200), 'upload.damaged'],
    ['a truncated WebP', async () => (await flat.webp()).subarray(0, -20), 'upload.damaged'],
    ['a header with more pixels than data', () => headerOf(4_000, 4_000), 'upload.damaged'],
    ['50,000 × 50,000 pixels', () => headerOf(50_000, 50_000), 'upload.too_many_pixels'],
    ['49 megapixels in a small file', () => flatOf(7_000, 7_000), 'upload.too_many_pixels'],
    ['a side of 20,000 pixels', () => flatOf(20_000, 20), 'upload.too_many_pixels'],
    ['a WebP of 101 frames', () => animatedWebp(101), 'upload.animated'],
    ['a PNG of 1,000,000 frames', () => animatedPng(1_000_000), 'upload.animated'],
  ] as [string, () => Promise<Buffer>, string][])('with %s is refused', async (_, make, expected) => {
    const response = await upload(await make());
    expect([response.status, response.error]).toEqual([200, expected]);
    expect(await leftovers()).toEqual([]);
  });

  test('with compressed text of 100 MB costs little memory', async () => {
    const bomb = await textBomb(100 * MB);
    expect(bomb.length).toBeLessThan(MB);
    const before = process.memoryUsage.rss();
    await upload(bomb);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MB);
  });

  test.each([
    ['PNG', flat.png, 'image/png'],
    ['JPEG', flat.jpeg, 'image/jpeg'],
    ['WebP', flat.webp, 'image/webp'],
    ['PNG that claims to be a page', flat.png, 'text/html'],
    ['WebP of two frames', () => animatedWebp(2), 'image/webp'],
  ])('as %s is stored as a still WebP', async (_, make, type) => {
    const image = await stored(await make(), 'x.html', type);
    expect(image.url).toBe(`/files/uploads/${image.id}.webp`);
    const { format, pages } = await sharp(await fetchFile(image.url), { animated: true }).metadata();
    expect([format, pages ?? 1]).toEqual(['webp', 1]);
  });

  test('loses metadata and appended data, and keeps its orientation', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#804020' } })
      .withExif({ IFD0: { Artist: 'Odile', Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await stored(Buffer.concat([photo, Buffer.from('appended: secret place')]));
    expect(image).toMatchObject({ width: 200, height: 300 });
    const bytes = await fetchFile(image.url);
    expect(bytes.includes('secret place')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('is served with a fixed type, for ever, and never as a page', async () => {
    const { url } = await stored(await flat.png());
    const { headers } = await fetch(base() + url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('that looks sexual is refused, also when the provider rules out minors', async () => {
    const inspected = { sexual: ['image'], 'sexual/minors': ['image'] };
    const categories = { sexual: true, 'sexual/minors': false };
    provider.behaviour.image = { categories, appliedInputTypes: inspected };
    const { msg, data } = await upload(await flat.png());
    expect(data).toMatchObject({ error: 'image.moderated', place: 'content', reason: 'sexual' });
    expect(msg).toContain('it looks sexual, and everybody can see it.');
  });

  test('twice gives the same address', async () => {
    const [one, two] = [await stored(await flat.png()), await stored(await flat.png())];
    expect(two).toEqual(one);
  });

  test('is deleted a week after it was found unreferenced, but not as a cover or profile picture', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer();
    const [lost, avatar] = [await stored(await paint('#010203')), await stored(await paint('#f0e0d0'))];
    await api.database.pool.query('update users set avatar_url = $1', [avatar.url]);
    for (let day = 0; day < 10; day += 1) {
      api.clock.advance(86_400_001);
      await api.cleanUpFiles();
    }
    const status = async (url: string) => (await fetch(base() + url)).status;
    expect([await status(lost.url), await status(lost.thumbUrl), await status(avatar.url)]).toEqual([
      404, 404, 200,
    ]);
  });

  test('needs an account, a form and exactly one file', async () => {
    const guest = await api.guest();
    expect((await upload(await flat.png(), 'a.png', 'image/png', guest)).error).toBe(
      'auth.real_user_required',
    );
    const send = async (body: FormData | string) => {
      const response = await fetch(base() + PATH, { method: 'POST', body, headers: { tokenid: token } });
      return { status: response.status, ...((await response.json()) as { data: { error: string } }) };
    };
    expect(await send('{}')).toMatchObject({ status: 415 });
    expect((await send(new FormData())).data.error).toBe('request.invalid');
    const two = new FormData();
    for (const name of ['file', 'other'])
      two.append(name, new File([new Uint8Array(await flat.png())], 'a.png'));
    expect(await send(two)).toMatchObject({ status: 400 });
    const named = new FormData();
    named.append('__proto__', 'x');
    named.append('file', new File([new Uint8Array(await flat.png())], 'a.png'));
    expect((await send(named)).data.error).toBe('request.invalid');
    expect(await leftovers()).toEqual([]);
  });

  test('that the visitor aborts is no server error in logs or metrics, and leaves no file', async () => {
    logged.length = 0;
    const request = http.request(base() + PATH, {
      method: 'POST',
      headers: {
        tokenid: token,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(5 * MB),
      },
    });
    request.on('error', () => {});
    request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    request.write(Buffer.alloc(MB));
    await expect.poll(leftovers).toHaveLength(1);
    request.destroy();
    await expect.poll(leftovers).toEqual([]);
    const metrics = async () => (await fetch(`${base()}/metrics`)).text();
    await expect.poll(metrics).toContain(`route="POST ${PATH}",status="499"`);
    expect(await metrics()).not.toContain(`route="POST ${PATH}",status="5`);
    expect(logged).toEqual([]);
  });

  test('does not change the limit of other requests', async () => {
    const response = await api.post(
      '/ai-lab/ai-story/bookshelf/add',
      { storyId: 'x'.repeat(300 * 1024) },
      token,
    );
    expect(response.status).toBe(413);
    expect(uploadLimits.imageBytes).toBe(10 * MB);
  });
});
