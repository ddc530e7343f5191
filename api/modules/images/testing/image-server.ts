import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type ImageServer = Awaited<ReturnType<typeof startImageServer>>;

export interface Behaviour {
  status: number;
  /** Number of requests that fail with `status` before the rest succeed. */
  failures: number;
  headers: Record<string, string>;
  /** Replaces the answer. */
  body: string | undefined;
  give: 'b64' | 'url' | 'elsewhere';
  revisedPrompt: string | undefined;
  /** Ends in the middle of the reply. */
  cut: boolean;
}

const obliging: Behaviour = {
  status: 200,
  failures: Number.POSITIVE_INFINITY,
  headers: {},
  body: undefined,
  give: 'b64',
  revisedPrompt: undefined,
  cut: false,
};

/** An image provider on loopback that behaves as a test wants. */
export async function startImageServer() {
  const seen: { body: Record<string, unknown>; authorization: string | undefined }[] = [];
  const fetched: string[] = [];
  const behaviour = { ...obliging };
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a04020' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
  let failed = 0;
  let held = Promise.resolve();

  const server = http.createServer(async (request, response) => {
    if (request.method === 'GET') {
      fetched.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/png' });
      return response.end(picture);
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    seen.push({
      body: JSON.parse(Buffer.concat(parts).toString('utf8')),
      authorization: request.headers.authorization,
    });
    const { status, failures, headers, body, give, revisedPrompt, cut } = behaviour;
    const fails = status !== 200 && failed < failures;
    if (fails) failed += 1;
    response.writeHead(fails ? status : 200, { 'content-type': 'application/json', ...headers });
    const made =
      give === 'b64'
        ? { b64_json: picture.toString('base64') }
        : { url: give === 'url' ? '/pictures/one.png' : 'http://127.0.0.1:9/secret' };
    const said = JSON.stringify({ data: [{ ...made, revised_prompt: revisedPrompt }] });
    const text = body ?? (fails ? '{"error":{"code":"scripted"}}' : said);
    await held;
    if (!cut) return response.end(text);
    response.write(text.slice(0, 20));
    response.socket?.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    fetched,
    picture,
    /** Keeps the server from answering until the returned function or `behave` is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    behave(changes: Partial<Behaviour>) {
      failed = 0;
      held = Promise.resolve();
      Object.assign(behaviour, obliging, changes);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
