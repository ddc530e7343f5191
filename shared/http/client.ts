import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { call } from './call.ts';
import { renewOnce } from './renew-once.ts';
import type { CallOptions, Transport } from './transport.ts';

export interface Client {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>;
  /** The same address, headers and token renewal, for streams and for code with its own copy of these functions. */
  transport: Transport;
}

/** Creates the client of an app. Requests that are refused at the same time share one token renewal. */
export function createClient(options: Transport): Client {
  const transport = options.onUnauthorized ? { ...options, onUnauthorized: renewOnce(options) } : options;
  return {
    call: (endpoint, input, callOptions) => call(transport, endpoint, input, callOptions),
    transport,
  };
}
