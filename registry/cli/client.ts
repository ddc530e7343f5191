/** Asks the registry, and throws with its own words when it refuses. */
export async function ask<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, init).catch((error: unknown) => {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`The registry at ${new URL(address).origin} cannot be reached (${why}). Is it running?`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The registry answered ${response.status}.`);
  return answer;
}
