import type { DataOf, Endpoint, ParsedInputOf } from '@storyloom/contract/endpoint';
import type { Logger } from '../logger.ts';
import type { Viewer } from '../viewer.ts';

/** What every handler is given beside its input and viewer. */
export interface RequestFacts {
  requestId: string;
  /** The composition of micro-frontends the page ran with; empty when unknown. */
  composition: string;
  /** The caller's IPv4 address or IPv6 network, as the trusted proxy tells it. */
  network: string;
  header(name: string): string | undefined;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  log: Logger;
}

export interface Call<E extends Endpoint, V> {
  input: ParsedInputOf<E>;
  viewer: V;
  request: RequestFacts;
}

export type Reply<E extends Endpoint> = Promise<DataOf<E> | Response>;

/** A contract endpoint with its handler, ready to be mounted. */
export interface Route {
  endpoint: Endpoint;
  handle(call: { input: unknown; viewer: Viewer | null; request: RequestFacts }): Promise<unknown>;
}

/**
 * Answers an endpoint that needs a caller. The handler returns the envelope's `data`
 * (or a whole Response, for event streams) and throws DomainError to refuse.
 */
export function route<E extends Endpoint>(endpoint: E, handler: (call: Call<E, Viewer>) => Reply<E>): Route {
  if (endpoint.caller === 'none') throw new Error(`${endpoint.path} answers anyone: use publicRoute.`);
  return {
    endpoint,
    handle: ({ input, viewer, request }) => {
      if (viewer === null) throw new Error(`${endpoint.path} was reached without a viewer.`);
      return handler({ input: input as ParsedInputOf<E>, viewer, request });
    },
  };
}

/** Answers an endpoint that anyone may call; `viewer` is null for a request without a token. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E, Viewer | null>) => Reply<E>,
): Route {
  if (endpoint.caller !== 'none') throw new Error(`${endpoint.path} needs a caller: use route.`);
  return {
    endpoint,
    handle: ({ input, viewer, request }) => handler({ input: input as ParsedInputOf<E>, viewer, request }),
  };
}
