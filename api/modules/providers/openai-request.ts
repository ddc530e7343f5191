import http from 'node:http';
import https from 'node:https';
import { endOnAbort } from '../../platform/http/end-on-abort.ts';
import { ProviderError } from './port/provider-error.ts';

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

/**
 * Sends the request; resolves with the reply's stream if the status is 200. A pooled connection that the server closed before it
 * read the request is replaced by another one.
 */
export function openStream(call: Call): Promise<http.IncomingMessage> {
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
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      reject(statusError(response));
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

function statusError(response: http.IncomingMessage): ProviderError {
  const status = response.statusCode ?? 0;
  const busy = status === 429 || status >= 500;
  return new ProviderError(
    busy ? 'busy' : 'refused',
    `the model provider answered ${status}`,
    retryAfterMs(response.headers['retry-after']),
  );
}

function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
