import http from 'node:http';
import https from 'node:https';
import { endOnAbort } from '../../../platform/http/end-on-abort.ts';
import { type Refusal, readAnswer, toProviderError } from '../reply/failure.ts';

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

export interface Call {
  url: URL;
  apiKey: string | undefined;
  body: string;
  signal: AbortSignal;
}

/** Characters of a refusal that are read, and the time for them in ms. */
const MAX_REFUSAL = 16_384;
const REFUSAL_MS = 2_000;

/** Sends the request. A pooled connection that the server closed before it read the request is replaced by another one. */
export async function openStream(call: Call): Promise<http.IncomingMessage> {
  for (;;) {
    const response = await sendOnce(call);
    if (response !== 'stale') return response;
  }
}

/** Nothing here keeps the body, which has the whole prompt, while the reply is read. */
function sendOnce({ url, apiKey, body, signal }: Call): Promise<http.IncomingMessage | 'stale'> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage | 'stale'>();
  const secure = url.protocol === 'https:';
  const request = (secure ? https : http).request(url, {
    method: 'POST',
    agent: secure ? agents['https:'] : agents['http:'],
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'content-length': Buffer.byteLength(body),
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  });
  endOnAbort(request, signal);
  let isOpen = false;
  request.on('error', (error) => {
    const isStale = request.reusedSocket && !isOpen && isReset(error) && !signal.aborted;
    if (isStale) resolve('stale');
    else reject(toProviderError(error));
  });
  request.on('response', (response) => {
    isOpen = true;
    resolve(response);
  });
  request.end(body);
  return promise;
}

const isReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE';

/** Reads the refusal of a server; undefined for a reply. A body that breaks off or takes too long is cut. */
export async function findRefusal(response: http.IncomingMessage): Promise<Refusal | undefined> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 200 && statusCode < 300) return undefined;
  const timer = setTimeout(() => response.destroy(), REFUSAL_MS);
  let text = '';
  try {
    for await (const bytes of response.setEncoding('utf8')) {
      text += bytes;
      if (text.length > MAX_REFUSAL) break;
    }
  } catch {
    // The part that has arrived is enough for a message.
  }
  clearTimeout(timer);
  return readAnswer(statusCode, text, headers['retry-after']);
}
