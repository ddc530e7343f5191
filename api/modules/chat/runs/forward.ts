import http, { type IncomingMessage } from 'node:http';
import { endOnAbort } from '../../../platform/http/end-on-abort.ts';

/** Marks a request that another API process forwarded; this process answers it and never forwards it again. */
export const FORWARDED_HEADER = 'x-run-forwarded';

const CONNECT_TIMEOUT_MS = 2_000;

export interface ForwardedRequest {
  /** Base address of the process that generates the run. */
  owner: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  tokenId: string;
  lastEventId?: string | undefined;
  signal: AbortSignal;
}

/**
 * Sends the request to the owner; `gone` if no process listens at its address, undefined if it is unreachable for
 * another reason or does not answer with 200.
 */
export function forwardToOwner(forwarded: ForwardedRequest): Promise<IncomingMessage | 'gone' | undefined> {
  const { owner, method, path, body, tokenId, lastEventId, signal } = forwarded;
  return new Promise((resolve) => {
    const request = http.request(new URL(path, owner), {
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
    request.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timeout);
      resolve(error.code === 'ECONNREFUSED' ? 'gone' : undefined);
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

export async function readJson(response: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
