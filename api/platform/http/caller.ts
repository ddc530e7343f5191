import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { DomainError, sessionEnded, TransportError } from '../errors.ts';
import type { Authenticate, Viewer } from '../viewer.ts';

/**
 * Authenticates and authorizes the caller. An invalid token is a 401 on public endpoints too: the browser then
 * registers a new guest or asks for a login, instead of treating a signed-in reader as anonymous.
 */
export async function readViewer(
  token: string | undefined,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const viewer = token ? await authenticate(token) : null;
  if (token && viewer === null) throw sessionEnded();
  if (endpoint.caller === 'anyone') return viewer;
  if (viewer === null) throw new TransportError(401, 'This request requires a token.');
  if (endpoint.caller === 'guest') return viewer;
  if (!viewer.isRealUser) throw new DomainError('auth.real_user_required');
  // Admin endpoints look like unknown paths to other callers.
  if (endpoint.caller === 'admin' && !viewer.isAdmin) throw new TransportError(404, 'Not found.');
  return viewer;
}
