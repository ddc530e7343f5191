import http from 'node:http';
import https from 'node:https';
import { ProviderError } from '@storyloom/ports/provider-error';
import { endOnAbort } from '../../../platform/http/end-on-abort.ts';
import { type Refusal, readRefusal, readRetryAfter } from '../reply/failure.ts';

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

export interface Call {
  url: URL;
  apiKey: string | undefined;
  body: string;
  signal: AbortSignal;
  /** Maximum time without data, before the first byte or between two, in ms. */
  silenceMs: number;
}

/** The reply's stream, or what the server said instead. */
export type Answer = { response: http.IncomingMessage } | { refusal: Refusal };

/** Characters of a refusal that are read, and the time for them in ms. */
const MAX_REFUSAL = 16_384;
const REFUSAL_MS = 2_000;

/** Sends the request. A pooled connection that the server closed before it read the request is replaced by another one. */
export function openStream(call: Call): Promise<Answer> {
  const { url, apiKey, body, signal, silenceMs } = call;
  return new Promise((resolve, reject) => {
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
    let opened: http.IncomingMessage | undefined;
    request.setTimeout(silenceMs, () =>
      (opened ?? request).destroy(new ProviderError('timeout', `the model was silent for ${silenceMs} ms`)),
    );
    request.on('error', (error) => {
      const isStale = request.reusedSocket && opened === undefined && isReset(error) && !signal.aborted;
      if (isStale) resolve(openStream(call));
      else reject(toProviderError(error));
    });
    request.on('response', (response) => {
      opened = response;
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve({ response });
      else void readBody(response).then((body) => resolve({ refusal: toRefusal(response, status, body) }));
    });
    request.end(body);
  });
}

const isReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE';

/** Converts a connection error to a ProviderError without the peer's message. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const unreachable = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  return unreachable
    ? new ProviderError('unreachable', `the model provider cannot be reached (${code})`)
    : new ProviderError('cut', `the reply of the model broke off (${code || 'closed'})`);
}

/** The start of a refusal's body; a body that breaks off or takes too long is cut. */
async function readBody(response: http.IncomingMessage): Promise<string> {
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
  return text;
}

function toRefusal({ headers }: http.IncomingMessage, status: number, text: string): Refusal {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy answers with a page, of which the status says enough.
    if (text.trimStart().startsWith('<')) body = '';
  }
  return { ...readRefusal(status, body), retryAfterMs: readRetryAfter(headers['retry-after']) };
}
