import type { Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { unwrap } from './envelope.ts';
import { NetworkError } from './errors.ts';
import { recover } from './recover.ts';
import { sendRequest } from './send-request.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Calls an endpoint that replies with a file. Throws as `call`, with the reason in the envelope of a reply without a file. */
export async function downloadFile<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const send = async (headers: Record<string, string>) => {
    const response = await sendRequest(
      transport,
      endpoint,
      input as Record<string, unknown>,
      headers,
      options,
    );
    const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json');
    if (isFile) return response.blob();
    await unwrap(response);
    throw new NetworkError('The reply is not a file');
  };
  return recover(transport, endpoint, send, options.signal);
}
