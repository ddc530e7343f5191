import http, { type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { endOnAbort } from '../../../platform/http/end-on-abort.ts';
import type { RunOwner } from './runs.schema.ts';

/** Marks a request that another API process forwarded; this process answers it and never forwards it again. */
export const FORWARDED_HEADER = 'x-run-forwarded';

const CONNECT_TIMEOUT_MS = 2_000;
const ALIVE_TIMEOUT_MS = 1_000;

export interface ForwardedRequest {
  /** Base address of the process that generates the run. */
  address: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  tokenId?: string;
  lastEventId?: string | undefined;
  signal: AbortSignal;
}

/** Sends the request to the owner; undefined if it is unreachable or does not answer with 200. */
export function forwardToOwner(forwarded: ForwardedRequest): Promise<IncomingMessage | undefined> {
  const { address, method, path, body, tokenId = '', lastEventId, signal } = forwarded;
  return new Promise((resolve) => {
    const request = http.request(new URL(path, address), {
      method,
      headers: {
        [FORWARDED_HEADER]: '1',
        tokenid: tokenId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    });
    endOnAbort(request, signal);
    const timeout = setTimeout(() => request.destroy(), CONNECT_TIMEOUT_MS);
    request.on('error', () => {
      clearTimeout(timeout);
      resolve(undefined);
    });
    request.on('response', (response) => {
      clearTimeout(timeout);
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      resolve(undefined);
    });
    request.end(body);
  });
}

/** The body as a stream. If the owner dies, it ends without a terminal event, and the reader reconnects. */
export function toStream(response: IncomingMessage): ReadableStream<Uint8Array> {
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

/** The body; undefined if it is cut off or no JSON. */
export const readJson = (response: IncomingMessage): Promise<unknown> =>
  json(response).catch(() => undefined);

const alive = z.object({ data: z.object({ processId: z.string() }) });

/** True if this process itself answers at its address. */
export async function isAnswering({ owner, ownerAddress }: RunOwner): Promise<boolean> {
  if (ownerAddress === null) return false;
  const signal = AbortSignal.timeout(ALIVE_TIMEOUT_MS);
  const response = await forwardToOwner({ address: ownerAddress, method: 'GET', path: '/alive', signal });
  const answer = alive.safeParse(response && (await readJson(response)));
  return answer.success && answer.data.data.processId === owner;
}
