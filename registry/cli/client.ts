import type { ReleaseTarget } from './settings.ts';

/**
 * Sends a request to the registry. Throws an error with the registry's message if it refuses. Each request opens a
 * connection: the registry may close an idle one during a build between two requests, and the second would fail.
 */
export async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  const response = await fetch(address, { ...init, headers }).catch((error: unknown) => {
    const reason =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(
      `The registry at ${new URL(address).origin} cannot be reached (${reason}). Is it running?`,
    );
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The registry answered ${response.status}.`);
  return answer;
}

/** Sends a JSON body, with the token for `scope`; null: without one. */
export function send<Answer>(
  { registryUrl, token }: Pick<ReleaseTarget, 'registryUrl' | 'token'>,
  scope: string | null,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> {
  return ask<Answer>(`${registryUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(scope !== null && { authorization: `Bearer ${token(scope)}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
