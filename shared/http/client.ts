import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { call } from './call.ts';
import { renewOnce } from './renew-token.ts';
import type { CallOptions, Transport } from './transport.ts';

export interface Client {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>;
  /** For streams, and for code that bundles its own copy of these functions: same addresses, headers and one shared renewal. */
  transport: Transport;
}

/** One client an app: requests refused together register one guest together. */
export function createClient(options: Transport): Client {
  const transport = options.onUnauthorized ? { ...options, onUnauthorized: renewOnce(options) } : options;
  return {
    call: (endpoint, input, callOptions) => call(transport, endpoint, input, callOptions),
    transport,
  };
}
