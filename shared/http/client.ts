import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import { call } from './call.ts';
import { type FollowOptions, followRun, type RunEnd, resumeRun } from './follow-run.ts';
import { renewOnce } from './renew-token.ts';
import { type StreamOptions, stream } from './stream.ts';
import type { CallOptions, Transport } from './transport.ts';

export interface Client {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>;
  stream<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: StreamOptions): Promise<void>;
  followRun<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: FollowOptions): Promise<RunEnd>;
  resumeRun(runId: string, offset: number, options: FollowOptions): Promise<RunEnd>;
  /** For code that bundles its own copy of these functions: same addresses, headers and one shared renewal. */
  transport: Transport;
}

/** One client an app: requests refused together register one guest together. */
export function createClient(options: Transport): Client {
  const transport = options.onUnauthorized ? { ...options, onUnauthorized: renewOnce(options) } : options;
  return {
    call: (endpoint, input, callOptions) => call(transport, endpoint, input, callOptions),
    stream: (endpoint, input, streamOptions) => stream(transport, endpoint, input, streamOptions),
    followRun: (endpoint, input, followOptions) => followRun(transport, endpoint, input, followOptions),
    resumeRun: (runId, offset, followOptions) => resumeRun(transport, runId, offset, followOptions),
    transport,
  };
}
