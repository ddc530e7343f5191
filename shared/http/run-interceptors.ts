import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { BusinessError, NetworkError, StatusError } from './errors.ts';
import type { Interceptor, Interceptors } from './transport.ts';

/** Runs the interceptors for this kind of failure in order; true as soon as one has handled it. */
export async function runInterceptors(error: unknown, endpoint: Endpoint, to: Interceptors = {}) {
  if (error instanceof NetworkError) return firstHandles(to.network, error, endpoint);
  if (error instanceof StatusError) return firstHandles(to.status, error, endpoint);
  if (error instanceof BusinessError) return firstHandles(to.business, error, endpoint);
  return false;
}

async function firstHandles<Failure>(
  interceptors: readonly Interceptor<Failure>[] = [],
  error: Failure,
  endpoint: Endpoint,
): Promise<boolean> {
  for (const interceptor of interceptors) if (await interceptor(error, endpoint)) return true;
  return false;
}
