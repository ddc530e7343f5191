import type { Standby } from '../standby.ts';
import type { Viewer } from '../viewer.ts';
import type { Route } from './route.ts';

/**
 * Lets routes that may be old read from the standby, once it has what the session of their caller has written. A mark that
 * cannot be stored only means that the next reads may be old.
 */
export function placeReads(
  { covers, read }: Pick<Standby, 'covers' | 'read'>,
  markWrite: (sessionId: string) => Promise<void>,
) {
  return async (route: Route, viewer: Viewer | null, handle: () => Promise<unknown>): Promise<unknown> => {
    if (route.mayBeOld) return covers(viewer?.written ?? null) ? read(handle) : handle();
    if (viewer === null || route.isUnseen || route.endpoint.method === 'GET') return handle();
    return handle().finally(() => markWrite(viewer.sessionId).catch(() => undefined));
  };
}
