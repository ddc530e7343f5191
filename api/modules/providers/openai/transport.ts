import http from 'node:http';
import https from 'node:https';
import { ProviderError } from '@storyloom/ports/provider-error';
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
      else
        void readBody(response).then((text) =>
          resolve({ refusal: readAnswer(status, text, response.headers['retry-after']) }),
        );
    });
    request.end(body);
  });
}

const isReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE';

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
