import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLogger } from '../../platform/logger.ts';
import { readSettings } from '../../platform/settings.ts';
import { moderationSettings } from './moderation.config.ts';
import { assertImageAllowed, createModeration, warnAboutUnjudgedImages } from './moderation.service.ts';
import { moderationProvider } from './moderation-provider.ts';
import { openAiInputTypes, startVerdictServer, type VerdictServer } from './testing/verdict-server.ts';

let server: VerdictServer;
beforeAll(async () => {
  server = await startVerdictServer();
});
beforeEach(() => {
  server.reset();
  server.seen.length = 0;
});
afterAll(() => server.close());

const bytes = Buffer.from('a image');
const image = { bytes, isForAdults: false, signal: new AbortController().signal };

function moderation(env: NodeJS.ProcessEnv = { MODERATION_BASE_URL: server.baseUrl }) {
  return createModeration({ config: readSettings(moderationSettings, env), logger: silentLogger });
}
const judge = (isForAdults = false) => moderation().judge({ ...image, isForAdults });
const refusedFor = (reason: string) => ({ allowed: false, reason });
const refused = refusedFor('provider');
const unjudged = { allowed: false, reason: 'unjudged' };

describe('judging images', () => {
  test('sends the image with the model and key', async () => {
    const asking = moderation({
      MODERATION_BASE_URL: server.baseUrl,
      MODERATION_API_KEY: 'secret',
      MODERATION_MODEL: 'm',
    });
    expect(await asking.judge(image)).toEqual({ allowed: true });
    const url = `data:image/webp;base64,${bytes.toString('base64')}`;
    expect(server.seen).toEqual([
      { input: [{ type: 'image_url', image_url: { url } }], model: 'm', authorization: 'Bearer secret' },
    ]);
  });

  test.each([
    ['a server for images only', { IMAGE_BASE_URL: 'http://painter' }, 1],
    ['both', { IMAGE_BASE_URL: 'http://painter', MODERATION_BASE_URL: 'http://judge' }, 0],
    ['neither', {}, 0],
  ])('with %s configured, warns only if no service judges images', (_, config, times) => {
    const warn = vi.fn();
    warnAboutUnjudgedImages(config, { ...silentLogger, warn });
    expect(warn).toHaveBeenCalledTimes(times);
  });

  test('allows every image without a provider', async () => {
    expect(await moderation({}).judge(image)).toEqual({ allowed: true });
  });

  const lookingForMinors = { ...openAiInputTypes, 'sexual/minors': ['text', 'image'] };
  test.each([
    ['minors', { 'sexual/minors': true }, lookingForMinors, true, refusedFor('minors')],
    [
      'violence',
      { sexual: false, violence: true, 'violence/graphic': true },
      openAiInputTypes,
      false,
      { allowed: true },
    ],
    [
      'sexual, in a story for a general audience',
      { sexual: true, 'sexual/minors': false },
      lookingForMinors,
      false,
      refusedFor('sexual'),
    ],
    [
      'sexual, minors not ruled out',
      { sexual: true, 'sexual/minors': false },
      openAiInputTypes,
      true,
      refusedFor('sexual'),
    ],
    ['sexual, by another category', { nudity: true }, { nudity: ['image'] }, true, refusedFor('sexual')],
    [
      'sexual, by a provider that does not list its checks',
      { sexual: true, 'sexual/minors': false },
      undefined,
      true,
      refusedFor('sexual'),
    ],
    [
      'sexual, by a provider that lists a check for minors without a result',
      { sexual: true },
      lookingForMinors,
      true,
      refusedFor('sexual'),
    ],
    [
      'nothing, by a provider that does not report an inspection',
      { sexual: false, 'sexual/minors': false },
      undefined,
      true,
      unjudged,
    ],
    [
      'nothing sexual in words, nothing about minors in the image',
      { sexual: false, 'sexual/minors': false },
      { sexual: ['text'], 'sexual/minors': ['image'] },
      true,
      unjudged,
    ],
    ['a category with an unknown name', { S4: true }, { S4: ['image'] }, true, refused],
    ['categories as numbers', { sexual: 0.99, violence: 0.01 }, openAiInputTypes, true, refused],
    ['something, and not how much is sexual', { violence: true }, openAiInputTypes, true, refused],
    [
      'sexual, minors ruled out',
      { sexual: true, 'sexual/minors': false },
      lookingForMinors,
      true,
      { allowed: true },
    ],
    ['nothing', { sexual: false, 'sexual/minors': false }, openAiInputTypes, false, { allowed: true }],
  ])('refuses or allows by category: %s', async (_, categories, appliedInputTypes, isForAdults, verdict) => {
    server.behaviour.image = { categories, appliedInputTypes };
    expect(await judge(isForAdults)).toEqual(verdict);
  });

  test.each([
    ['none', {}],
    ['unknown names', { S4: false, S12: false }],
    ['numbers', { sexual: 0.02 }],
  ])(
    'with %s as categories, trusts the flag of a provider that inspected the image',
    async (_, categories) => {
      const answer = (flagged: boolean, appliedInputTypes?: Record<string, string[]>) => {
        const result = { flagged, categories, category_applied_input_types: appliedInputTypes };
        server.behaviour.body = JSON.stringify({ results: [result] });
        return judge(true);
      };
      expect(await answer(true)).toEqual(refused);
      expect(await answer(false, { anything: ['text', 'image'] })).toEqual({ allowed: true });
      expect(await answer(false, { anything: ['text'] })).toEqual(unjudged);
      expect(await answer(false)).toEqual(unjudged);
    },
  );

  test.each([
    ['an error', { status: 500 }],
    ['too many requests', { status: 429 }],
    ['no JSON', { body: 'oops' }],
    ['another shape', { body: '{"verdict":"fine"}' }],
    ['no verdict', { body: '{"results":[]}' }],
  ])('refuses when the provider answers %s twice', async (_, behaviour) => {
    Object.assign(server.behaviour, behaviour);
    expect(await judge()).toEqual(unjudged);
    expect(server.seen).toHaveLength(2);
  });

  test('retries a failed request once', async () => {
    Object.assign(server.behaviour, { status: 503, failures: 1 });
    expect(await judge()).toEqual({ allowed: true });
  });

  test('refuses when the provider is unreachable or inspects text only', async () => {
    const unreachable = moderation({ MODERATION_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect(await unreachable.judge(image)).toEqual(unjudged);
    server.behaviour.image = { categories: { sexual: false }, appliedInputTypes: { sexual: ['text'] } };
    expect(await judge()).toEqual(unjudged);
  });

  test('throws image.moderated for a refusal and image.failed for a missing verdict', async () => {
    const asking = moderation();
    await expect(assertImageAllowed(asking, image)).resolves.toBeUndefined();
    server.behaviour.image = { categories: { sexual: true }, appliedInputTypes: openAiInputTypes };
    await expect(assertImageAllowed(asking, image)).rejects.toMatchObject({
      error: 'image.moderated',
      details: { place: 'result', reason: 'sexual' },
    });
    server.behaviour.status = 500;
    await expect(assertImageAllowed(asking, image)).rejects.toMatchObject({
      error: 'image.failed',
    });
  });

  test('fails after its timeout, and at once when aborted', async () => {
    server.hold();
    const address = { baseUrl: server.baseUrl, apiKey: undefined, model: 'm' };
    const hasty = moderationProvider({ ...address, imageTimeoutMs: 400 });
    await expect(hasty.refuseImage(image)).rejects.toThrow('timeout');
    expect(server.seen).toHaveLength(2);
    const stop = new AbortController();
    const request = moderation().judge({ ...image, signal: stop.signal });
    await expect.poll(() => server.seen.length).toBe(3);
    stop.abort();
    expect(await request).toEqual(unjudged);
    expect(server.seen).toHaveLength(3);
  });

  test('uses the most severe of several results, and allows an image only if each inspected it', async () => {
    const result = (categories: object, seen = lookingForMinors as Record<string, string[]>) => ({
      flagged: false,
      categories,
      category_applied_input_types: seen,
    });
    const judged = (...results: object[]) => {
      server.behaviour.body = JSON.stringify({ results });
      return judge(true);
    };
    const fine = result({ sexual: false, 'sexual/minors': false });
    const minors = result({ sexual: true, 'sexual/minors': true });
    const sexual = result({ sexual: true }, openAiInputTypes);
    expect(await judged(fine, fine)).toEqual({ allowed: true });
    expect(await judged(fine, sexual)).toEqual(refusedFor('sexual'));
    expect(await judged(sexual, minors)).toEqual(refusedFor('minors'));
    expect(await judged(fine, result({ sexual: false }, { sexual: ['text'] }))).toEqual(unjudged);
  });
});
