import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAiImages } from './openai-images.ts';
import { type ImageServer, startImageServer } from './testing/image-server.ts';

let server: ImageServer;

beforeAll(async () => {
  server = await startImageServer();
});
beforeEach(() => {
  server.behave({});
  server.seen.splice(0);
  server.fetched.splice(0);
});
afterAll(() => server.close());

const request = {
  prompt: 'A lighthouse in the rain.',
  scene: { text: '', setting: '', category: '' },
  purpose: 'scene' as const,
  seed: 'a',
  signal: new AbortController().signal,
};
const provider = (more: object = {}) =>
  openAiImages({ baseUrl: server.baseUrl, apiKey: 'key', model: 'painter', size: '1536x1024', ...more });
const fault = (fails: Promise<unknown>) =>
  fails.then(
    () => 'none',
    (error) => error.fault,
  );

describe('openAiImages', () => {
  test('requests one image with the key and reads base64', async () => {
    const { bytes } = await provider().generate(request);
    expect(bytes.equals(server.picture)).toBe(true);
    expect(server.seen).toEqual([
      {
        authorization: 'Bearer key',
        body: {
          model: 'painter',
          prompt: request.prompt,
          n: 1,
          size: '1536x1024',
          response_format: 'b64_json',
        },
      },
    ]);
  });

  test('omits response_format for models that reject it', async () => {
    await provider({ model: 'gpt-image-1' }).generate(request);
    expect(server.seen[0]?.body).not.toHaveProperty('response_format');
  });

  test('downloads an image by address from the same server', async () => {
    server.behave({ give: 'url', revisedPrompt: 'A tower.' });
    const made = await provider().generate(request);
    expect(made.bytes.equals(server.picture)).toBe(true);
    expect(made.revisedPrompt).toBe('A tower.');
    expect(server.fetched).toEqual(['/pictures/one.png']);
  });

  test('follows neither an address on another server nor a redirect', async () => {
    server.behave({ give: 'elsewhere' });
    expect(await fault(provider().generate(request))).toBe('refused');
    const body = JSON.stringify({ data: [{ url: 'file:///etc/passwd' }] });
    server.behave({ body });
    expect(await fault(provider().generate(request))).toBe('refused');
    server.behave({ status: 302, headers: { location: '/elsewhere' } });
    expect(await fault(provider().generate(request))).toBe('refused');
    expect(server.fetched).toEqual([]);
  });

  test('retries a busy server once, but not after a long Retry-After', async () => {
    server.behave({ status: 503, failures: 1, headers: { 'retry-after': '0' } });
    await provider().generate(request);
    expect(server.seen).toHaveLength(2);
    server.behave({ status: 429, headers: { 'retry-after': '600' } });
    expect(await fault(provider().generate(request))).toBe('busy');
    expect(server.seen).toHaveLength(3);
  });

  test.each([
    ['a refusal', { status: 400 }, 'refused'],
    [
      'a forbidden request',
      { status: 400, body: '{"error":{"code":"content_policy_violation"}}' },
      'moderated',
    ],
    ['a blocked request', { status: 400, body: '{"error":{"code":"moderation_blocked"}}' }, 'moderated'],
    ['no JSON', { body: '<html>' }, 'unreadable'],
    ['no picture', { body: '{"data":[]}' }, 'unreadable'],
    ['neither bytes nor address', { body: '{"data":[{}]}' }, 'unreadable'],
    ['a reply cut short', { cut: true }, 'cut'],
    [
      'a reply that is too large',
      { body: JSON.stringify({ data: [{ b64_json: 'A'.repeat(16_000_000) }] }) },
      'unreadable',
    ],
  ])('maps %s to its fault', async (_, behaviour, expected) => {
    server.behave(behaviour);
    expect(await fault(provider().generate(request))).toBe(expected);
  });

  test('fails after the deadline, and at once when aborted', async () => {
    server.hold();
    expect(await fault(provider({ deadlineMs: 60 }).generate(request))).toBe('timeout');
    const leaving = new AbortController();
    const made = provider().generate({ ...request, signal: leaving.signal });
    leaving.abort();
    expect(await fault(made)).toBe('cut');
  });

  test('reports an unreachable server without leaking the prompt or key', async () => {
    const lost = provider({ baseUrl: 'http://127.0.0.1:9/v1' }).generate(request);
    expect(await fault(lost)).toBe('unreachable');
    await expect(lost).rejects.not.toThrow(/lighthouse|key/);
  });

  test('accepts a base URL with a trailing slash and a missing key', async () => {
    await provider({ baseUrl: `${server.baseUrl}/`, apiKey: undefined }).generate(request);
    expect(server.seen).toMatchObject([{ authorization: undefined }]);
  });

  test('gives up on a server that stays busy after two attempts', async () => {
    server.behave({ status: 500, headers: { 'retry-after': '0' } });
    expect(await fault(provider().generate(request))).toBe('busy');
    expect(server.seen).toHaveLength(2);
  });

  test('does not retry rejected prompts or unreadable replies', async () => {
    const responses = [
      { status: 400 },
      { status: 400, body: '{"error":{"code":"content_policy_violation"}}' },
      { body: 'oops' },
    ];
    for (const behaviour of responses) {
      server.seen.splice(0);
      server.behave(behaviour);
      await fault(provider().generate(request));
      expect(server.seen).toHaveLength(1);
    }
  });

  test.each([
    ['its type', '{"error":{"type":"image_generation_user_error","code":"moderation_blocked"}}', 'moderated'],
    ['a number for a code', '{"error":{"code":400}}', 'refused'],
    ['no error in it', '{}', 'refused'],
  ])('reads an error by %s', async (_, body, expected) => {
    server.behave({ status: 400, body });
    expect(await fault(provider().generate(request))).toBe(expected);
  });

  test('takes the first of several images, and data before an address', async () => {
    const [first, second] = [Buffer.from('first'), Buffer.from('second')].map((bytes) =>
      bytes.toString('base64'),
    );
    server.behave({
      body: JSON.stringify({ data: [{ b64_json: first, url: '/pictures/one.png' }, { b64_json: second }] }),
    });
    expect((await provider().generate(request)).bytes.toString()).toBe('first');
    expect(server.fetched).toEqual([]);
  });
});
