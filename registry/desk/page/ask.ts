const unreachable = 'The registry does not answer. Check that it runs and try again.';

/** The answer of the registry to the desk. Throws an Error with the registry's reason. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/desk${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Error(unreachable);
  });
  const answer = await response.json().catch(() => ({ error: unreachable }));
  if (!response.ok) throw new Error(answer.error ?? unreachable);
  return answer as Answer;
}
