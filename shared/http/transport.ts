import type { Endpoint } from '@storyloom/contract/core/endpoint';
import type { BusinessError, NetworkError, StatusError } from './errors.ts';

/** Returns true if it has removed the cause; the request is then sent again, once. `sent` are the headers of the request. */
export type Interceptor<Failure> = (
  error: Failure,
  endpoint: Endpoint,
  sent: Record<string, string>,
) => boolean | Promise<boolean>;

export interface Interceptors {
  network?: readonly Interceptor<NetworkError>[];
  status?: readonly Interceptor<StatusError>[];
  business?: readonly Interceptor<BusinessError>[];
}

/** How requests reach the API. */
export interface Transport {
  /** `/api` in a browser, an absolute address on a server; no slash at the end. */
  baseUrl: string;
  /** plantype, tokenid and appchannel; read for every request. */
  headers(): Record<string, string>;
  fetch?: typeof fetch;
  interceptors?: Interceptors;
  /** Interceptor of a 401, after those above. Clears the rejected token and registers one guest. Returns true if `headers()` has a new token. */
  onUnauthorized?(deadToken: string | null): Promise<boolean>;
  /** Called for every failure, including those that a retry resolves. */
  onError?(error: unknown, endpoint: Endpoint): void;
  /** Waits before a retry; a timer unless a test replaces it. */
  wait?(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The browser sends the request even if the page is closed, if its body has at most 60 KB, compressed. */
  keepalive?: boolean;
}
