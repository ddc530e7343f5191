/**
 * Sends a request to the registry; throws with its message if it refuses. Each request has a connection of its own: between
 * two of them a build may take longer than the registry keeps an idle connection, and a request on it would fail.
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
