/** Sends a request to the registry; throws with its message if it refuses. */
export async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, init).catch((error: unknown) => {
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
