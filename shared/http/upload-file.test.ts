// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { BusinessError, NetworkError } from './errors.ts';
import { upload } from './fixtures/endpoints.ts';
import { answer, type Handler, serve } from './fixtures/serve.ts';
import type { Transport } from './transport.ts';
import { type UploadProgress, uploadFile } from './upload-file.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'tokenid, plantype' };

/** A server on another origin than the page of the test. */
async function transportTo(handler: Handler) {
  const server = await serve((request, response, number) =>
    request.method === 'OPTIONS' ? answer(response, 200, {}, CORS) : handler(request, response, number),
  );
  closers.push(server.close);
  const transport: Transport = { baseUrl: server.url, headers: () => ({ tokenid: 't' }) };
  const posts = () => server.requests.filter(({ method }) => method === 'POST');
  return { transport, posts };
}

const file = (bytes: number) => new File(['x'.repeat(bytes)], 'cover.png', { type: 'image/png' });
const accept: Handler = (_, response) => answer(response, 200, { code: 0, msg: '', data: { id: 'a' } }, CORS);

describe('uploadFile', () => {
  test('sends the file as a form and returns the data of the reply', async () => {
    const { transport, posts } = await transportTo(accept);
    expect(await uploadFile(transport, upload, { file: file(900) })).toEqual({ id: 'a' });
    const [post] = posts();
    expect(post?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(post?.headers.tokenid).toBe('t');
    expect(post?.body).toContain('name="file"; filename="cover.png"');
  });

  test('reports progress up to the whole form', async () => {
    const { transport } = await transportTo(accept);
    const reported: UploadProgress[] = [];
    await uploadFile(transport, upload, { file: file(1_000) }, { onProgress: (at) => reported.push(at) });
    const last = reported.at(-1);
    expect(last?.total).toBeGreaterThan(1_000);
    expect(last?.sent).toBe(last?.total);
    expect(reported.map(({ sent }) => sent)).toEqual(reported.map(({ sent }) => sent).sort((a, b) => a - b));
  });

  test('refuses a file above the limit of the endpoint without sending it', async () => {
    const { transport, posts } = await transportTo(accept);
    const sending = uploadFile(transport, upload, { file: file(1_001) });
    await expect(sending).rejects.toMatchObject({
      name: 'BusinessError',
      error: 'upload.too_large',
      message: 'This image is larger than 10 MB. Choose a smaller one.',
    });
    expect(posts()).toEqual([]);
  });

  test('throws the error of the reply', async () => {
    const { transport } = await transportTo((_, response) =>
      answer(response, 200, { code: 18002, msg: 'No image.', data: { error: 'upload.not_an_image' } }, CORS),
    );
    await expect(uploadFile(transport, upload, { file: file(1) })).rejects.toBeInstanceOf(BusinessError);
  });

  test('sends the file again with a new token after a 401', async () => {
    const { transport, posts } = await transportTo((request, response, number) =>
      number > 2
        ? accept(request, response, number)
        : answer(response, 401, { code: 401, msg: '', data: {} }, CORS),
    );
    const onUnauthorized = async () => true;
    expect(await uploadFile({ ...transport, onUnauthorized }, upload, { file: file(1) })).toEqual({
      id: 'a',
    });
    expect(posts()).toHaveLength(2);
  });

  test('rejects with the reason of an abort while it is sending', async () => {
    const received = Promise.withResolvers<void>();
    const { transport } = await transportTo(() => received.resolve());
    const controller = new AbortController();
    const sending = uploadFile(transport, upload, { file: file(10) }, { signal: controller.signal });
    await received.promise;
    controller.abort(new Error('closed the dialog'));
    await expect(sending).rejects.toThrow('closed the dialog');
    await expect(
      uploadFile(transport, upload, { file: file(10) }, { signal: controller.signal }),
    ).rejects.toThrow('closed the dialog');
  });

  test('throws NetworkError if the server cannot be reached', async () => {
    const transport: Transport = { baseUrl: 'http://127.0.0.1:1', headers: () => ({}) };
    await expect(uploadFile(transport, upload, { file: file(1) })).rejects.toBeInstanceOf(NetworkError);
  });
});
