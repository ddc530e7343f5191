import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { imageErrors } from '@storyloom/contract/images/errors';
import { buildRequest } from './build-request.ts';
import { unwrap } from './envelope.ts';
import { BusinessError, NetworkError } from './errors.ts';
import { recover } from './recover.ts';
import type { CallOptions, Transport } from './transport.ts';

export interface UploadProgress {
  /** Bytes of the form that the browser has sent. */
  sent: number;
  /** Bytes of the form. */
  total: number;
}

export interface UploadOptions extends CallOptions {
  /** Called while the form is sent, at the end with `sent` equal to `total`, and again from 0 if it is sent again. */
  onProgress?(progress: UploadProgress): void;
}

/**
 * Sends a form with a file and returns the envelope's data. Throws as `call`; a file above the endpoint's limit is refused
 * with upload.too_large before anything is sent. Uses XMLHttpRequest, because fetch does not report what it has sent.
 */
export async function uploadFile<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  { signal, onProgress }: UploadOptions = {},
): Promise<DataOf<E>> {
  const fields = input as Record<string, unknown>;
  if (Object.values(fields).some((value) => isTooLarge(value, endpoint))) throw tooLarge();
  const { url, body } = buildRequest(endpoint, fields, transport.baseUrl);
  const send = async (headers: Record<string, string>) =>
    unwrap(await sendForm({ url, body: body as FormData, headers, signal, onProgress }));
  return (await recover(transport, endpoint, send, signal)) as DataOf<E>;
}

function isTooLarge(value: unknown, { maxFileBytes }: Endpoint): boolean {
  return value instanceof Blob && maxFileBytes !== undefined && value.size > maxFileBytes;
}

function tooLarge(): BusinessError {
  const name = 'upload.too_large';
  const { code, msg } = imageErrors[name];
  return new BusinessError(code, msg, name, {});
}

interface Form {
  url: string;
  body: FormData;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  onProgress: UploadOptions['onProgress'];
}

/** Rejects with NetworkError if no response arrives, or the signal's reason if aborted. */
function sendForm({ url, body, headers, signal, onProgress }: Form): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new NetworkError('The request did not reach the server'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  return new Response(responseText, { status, statusText, headers });
}
