import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type VerdictServer = Awaited<ReturnType<typeof startVerdictServer>>;

/** A moderation provider on loopback that refuses what holds the word “forbidden”, after a while if it should. */
export async function startVerdictServer() {
  const seen: { input: string; model: string; authorization: string | undefined }[] = [];
  const behaviour = { status: 200, body: undefined as string | undefined, waitMs: 0 };
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { input, model } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
      input: string;
      model: string;
    };
    seen.push({ input, model, authorization: request.headers.authorization });
    const holds = input.includes('forbidden');
    const categories = { 'sexual/minors': holds, sexual: true, violence: input.includes('sword') };
    response.writeHead(behaviour.status, { 'content-type': 'application/json' });
    const body = behaviour.body ?? JSON.stringify({ results: [{ flagged: true, categories }] });
    setTimeout(() => response.end(body), behaviour.waitMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    behaviour,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
