import http from 'node:http';
import https from 'node:https';
import { ImageError } from '@storyloom/ports/image-error';

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

export interface ImagesCall {
  url: URL;
  apiKey: string | undefined;
  /** JSON of a POST; without it the request is a GET. */
  body?: string;
  signal: AbortSignal;
  /** A larger reply is aborted with an error. */
  maxBytes: number;
}

export interface ImagesReply {
  status: number;
  retryAfterMs: number | undefined;
  bytes: Buffer;
}

/** Sends a request and reads the whole reply. Does not follow redirects. */
export function requestImages({ url, apiKey, body, signal, maxBytes }: ImagesCall): Promise<ImagesReply> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const fail = (error: unknown) => reject(toImageError(error));
    const request = (secure ? https : http).request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: secure ? agents['https:'] : agents['http:'],
      signal,
      headers: {
        accept: 'application/json, image/*',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        parts.push(part);
        if (length <= maxBytes) return;
        fail(new ImageError('unreadable', `the image is larger than ${maxBytes} bytes`));
        response.destroy();
      });
      response.on('error', fail);
      response.on('aborted', () => fail(new ImageError('cut', 'the image reply broke off')));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfterMs: retryAfterMs(response.headers['retry-after']),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    request.end(body);
  });
}

/** Converts an error to an ImageError without the peer's message. */
export function toImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(code)) {
    return new ImageError('unreachable', `the image provider cannot be reached (${code})`);
  }
  return new ImageError('cut', `the reply of the image provider broke off (${code || 'closed'})`);
}

function retryAfterMs(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) ? undefined : Math.max(0, seconds * 1000);
}
