import { BusinessError, NetworkError, StatusError } from './errors.ts';

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** The reply's data. Throws StatusError, BusinessError, or NetworkError if the body is not an envelope. */
export async function unwrap(response: Response): Promise<unknown> {
  const envelope = await readEnvelope(response);
  if (!response.ok) throw statusError(response, envelope);
  if (!envelope) throw new NetworkError('The reply could not be read');
  if (envelope.code !== 0) throw businessError(envelope);
  return envelope.data;
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError('The reply was cut', { cause });
  });
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : null;
  } catch {
    return null;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';
}

function statusError(response: Response, envelope: Envelope | null): StatusError {
  return new StatusError({
    status: response.status,
    statusText: response.statusText,
    msg: typeof envelope?.msg === 'string' ? envelope.msg : '',
    retryAfter: readRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
}

function businessError({ code, msg, data }: Envelope): BusinessError {
  const { error, ...details } = (typeof data === 'object' && data !== null ? data : {}) as {
    error?: unknown;
  };
  return new BusinessError(code, String(msg ?? ''), typeof error === 'string' ? error : '', details);
}

/** A Retry-After header (seconds or a date) as seconds from `now`; null if it is absent or cannot be parsed. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1000);
}
