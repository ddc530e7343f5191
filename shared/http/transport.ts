import type { Endpoint } from '@storyloom/contract/endpoint';
import type { BusinessError, NetworkError, StatusError } from './errors.ts';

/** Answers true when it mended the cause: the request is then sent once more. */
export type Interceptor<Failure> = (error: Failure, endpoint: Endpoint) => boolean | Promise<boolean>;

export interface Interceptors {
  network?: readonly Interceptor<NetworkError>[];
  status?: readonly Interceptor<StatusError>[];
  business?: readonly Interceptor<BusinessError>[];
}

/** How requests reach the API. */
export interface Transport {
  /** `/api` in a browser, an absolute address on a server; no slash at the end. */
  baseUrl: string;
  /** plantype, tokenid and appchannel, read anew for every request. */
  headers(): Record<string, string>;
  fetch?: typeof fetch;
  interceptors?: Interceptors;
  /** Clears the dead token and registers one new guest. True when a new token is in `headers()`. */
  onUnauthorized?(deadToken: string | null): Promise<boolean>;
  /** Hears of every failure that was met, also of those that a repeat made good. */
  onError?(error: unknown, endpoint: Endpoint): void;
}

export interface CallOptions {
  signal?: AbortSignal;
}
