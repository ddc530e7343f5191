import type { Endpoint } from '@storyloom/contract/endpoint';
import { DomainError, TransportError } from '../errors.ts';
import type { Authenticate, Viewer } from '../viewer.ts';

/**
 * Finds who calls and whether they may. A dead token is 401 on public endpoints too: the browser then clears
 * it and registers a guest, instead of showing a signed-in reader an anonymous page for ever.
 */
export async function readViewer(
  token: string | undefined,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Viewer | null> {
  const viewer = token ? await authenticate(token) : null;
  if (token && viewer === null) throw new TransportError(401, 'Your session has ended. Please start again.');
  if (endpoint.caller === 'none') return viewer;
  if (viewer === null) throw new TransportError(401, 'This call needs a session token.');
  if (endpoint.caller === 'guest') return viewer;
  if (!viewer.isRealUser) throw new DomainError('auth.real_user_required');
  // Admin calls are not told apart from unknown paths by those who may not use them.
  if (endpoint.caller === 'admin' && !viewer.isAdmin) throw new TransportError(404, 'There is no such call.');
  return viewer;
}
