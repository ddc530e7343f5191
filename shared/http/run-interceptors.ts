import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { anonymityRegister } from '@storyloom/contract/users/endpoints/anonymity-register';
import { BusinessError, NetworkError, StatusError } from './errors.ts';
import type { Interceptor, Transport } from './transport.ts';

interface Request {
  endpoint: Endpoint;
  /** Headers. */
  sent: Record<string, string>;
}

/** Runs the interceptors for this kind of failure in order; true as soon as one has handled it. */
export async function runInterceptors(transport: Transport, error: unknown, request: Request) {
  const { network, status = [], business } = transport.interceptors ?? {};
  if (error instanceof NetworkError) return firstHandles(network, error, request);
  if (error instanceof StatusError) return firstHandles([...status, renewToken(transport)], error, request);
  if (error instanceof BusinessError) return firstHandles(business, error, request);
  return false;
}

async function firstHandles<Failure>(
  interceptors: readonly Interceptor<Failure>[] = [],
  error: Failure,
  { endpoint, sent }: Request,
): Promise<boolean> {
  for (const interceptor of interceptors) if (await interceptor(error, endpoint, sent)) return true;
  return false;
}

function renewToken({ onUnauthorized }: Transport): Interceptor<StatusError> {
  return ({ status }, { path }, { tokenid }) => {
    // The registration itself cannot be repaired by another registration.
    if (status !== 401 || path === anonymityRegister.path || !onUnauthorized) return false;
    return onUnauthorized(tokenid || null);
  };
}
