import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { unwrap } from './envelope.ts';
import { open } from './open.ts';
import { recover } from './recover.ts';
import type { CallOptions, Transport } from './transport.ts';

/**
 * Calls the API and answers the envelope's data, trusted by type.
 * Throws NetworkError, StatusError or BusinessError; the signal's reason when aborted.
 */
export async function call<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  { signal }: CallOptions = {},
): Promise<DataOf<E>> {
  const fields = input as Record<string, unknown>;
  if (endpoint.wire === 'events' && fields.stream === true) {
    throw new TypeError('Stream mode needs onData: use stream or followRun');
  }
  const send = async (headers: Record<string, string>) =>
    unwrap(await open(transport, endpoint, fields, headers, signal));
  return (await recover(transport, endpoint, send, signal)) as DataOf<E>;
}
