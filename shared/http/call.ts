import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { unwrap } from './envelope.ts';
import { recover } from './recover.ts';
import { sendRequest } from './send-request.ts';
import type { CallOptions, Transport } from './transport.ts';

/**
 * Calls the API and returns the envelope's data without validating it.
 * Throws NetworkError, StatusError or BusinessError, or the signal's reason if aborted.
 */
export async function call<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const fields = input as Record<string, unknown>;
  if (endpoint.wire === 'events' && fields.stream === true) {
    throw new TypeError('Stream mode needs onData: use stream or followRun');
  }
  const send = async (headers: Record<string, string>) =>
    unwrap(await sendRequest(transport, endpoint, fields, headers, options));
  return (await recover(transport, endpoint, send, options.signal, fields)) as DataOf<E>;
}
