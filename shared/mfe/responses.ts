import { unknownPage } from '@storyloom/contract/platform/messages';
/** Thrown by a loader: the shell shows its 404 page and answers with that status. */
export function notFound(path: string): Response {
  return new Response(unknownPage(path), { status: 404, statusText: 'Not Found' });
}

/** Thrown by a loader: the shell’s page says `message`, what was there before. */
export function gone(message: string): Response {
  return new Response(message, { status: 410, statusText: 'Gone' });
}

/** Thrown by a loader: the visitor is redirected permanently to `location` (canonical addresses). */
export function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location } });
}
