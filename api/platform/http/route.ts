import type { DataOf, Endpoint, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { Logger } from '../logger.ts';
import type { Viewer } from '../viewer.ts';

/** Facts about the request, passed to each handler. */
export interface RequestFacts {
  requestId: string;
  /** Id of the composition the page runs; empty if unknown. */
  composition: string;
  /** The caller's IPv4 address or IPv6 network, reported by the trusted proxy. */
  network: string;
  /** Sent from this machine, and not through the host. */
  isLocal: boolean;
  /** The origin at which the visitor sees this site; null for calls that bypass the host. */
  site: string | null;
  /** The caller's browser as it describes itself; empty if unknown. */
  userAgent: string;
  header(name: string): string | undefined;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
  log: Logger;
}

export interface Call<E extends Endpoint, V> {
  input: ParsedInputOf<E>;
  viewer: V;
  request: RequestFacts;
}

export type Reply<E extends Endpoint> = Promise<DataOf<E> | Response>;

/** A contract endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  handle(call: { input: unknown; viewer: Viewer | null; request: RequestFacts }): Promise<unknown>;
  /** True for reads that may be some seconds old, but for what their reader has written. */
  mayBeOld?: true;
  /** True for writes that no such read shows their caller. */
  isUnseen?: true;
}

/** Routes that only read, and may do so from a standby of the database. */
export const fromStandby = (...routes: Route[]): Route[] =>
  routes.map((each) => ({ ...each, mayBeOld: true }));

/** Routes whose writes their caller sees in no read from a standby. */
export const unseen = (...routes: Route[]): Route[] => routes.map((each) => ({ ...each, isUnseen: true }));

/**
 * Binds a handler to an endpoint that requires a caller. The handler returns the envelope's `data`, or a Response for
 * event streams, and throws DomainError for expected errors.
 */
export function route<E extends Endpoint>(endpoint: E, handler: (call: Call<E, Viewer>) => Reply<E>): Route {
  if (endpoint.caller === 'anyone') throw new Error(`${endpoint.path} is public: use publicRoute.`);
  return {
    endpoint,
    handle: ({ input, viewer, request }) => {
      if (viewer === null) throw new Error(`${endpoint.path} was reached without a viewer.`);
      return handler({ input: input as ParsedInputOf<E>, viewer, request });
    },
  };
}

/** Binds a handler to a public endpoint; `viewer` is null for a request without a token. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E, Viewer | null>) => Reply<E>,
): Route {
  if (endpoint.caller !== 'anyone') throw new Error(`${endpoint.path} requires a caller: use route.`);
  return {
    endpoint,
    handle: ({ input, viewer, request }) => handler({ input: input as ParsedInputOf<E>, viewer, request }),
  };
}
