import http, { type IncomingMessage } from 'node:http';
import { endOnAbort } from '../../../platform/http/end-on-abort.ts';

/** Marks a request that came from another process of the product: it is answered here, never passed on. */
export const HOP_HEADER = 'x-run-hop';

const CONNECT_MS = 2_000;

export interface Hop {
  owner: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  tokenId: string;
  lastEventId?: string | undefined;
  signal: AbortSignal;
}

/** Asks the process that owns a run; undefined when it cannot be reached or refuses. */
export function askOwner(hop: Hop): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const request = http.request(new URL(hop.path, hop.owner), {
      method: hop.method,
      headers: {
        [HOP_HEADER]: '1',
        tokenid: hop.tokenId,
        ...(hop.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(hop.lastEventId === undefined ? {} : { 'last-event-id': hop.lastEventId }),
      },
    });
    endOnAbort(request, hop.signal);
    const patience = setTimeout(() => request.destroy(), CONNECT_MS);
    request.on('error', () => {
      clearTimeout(patience);
      resolve(undefined);
    });
    request.on('response', (response) => {
      clearTimeout(patience);
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      resolve(undefined);
    });
    request.end(hop.body);
  });
}

/** The owner's stream as ours; when the owner dies it ends without a terminal event, so the reader reconnects. */
export function relay(response: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = response[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next().catch(() => ({ done: true as const, value: undefined }));
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel() {
        response.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

export async function readBody(response: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
