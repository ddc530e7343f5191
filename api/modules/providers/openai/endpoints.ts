const CHAT = 'chat/completions';
const LIST_MS = 3_000;
const MAX_NAMES = 20;

/**
 * The address of an endpoint below a base address such as http://127.0.0.1:11434/v1. A query stays, and the address of the
 * chat completions endpoint itself counts as its base.
 */
export function endpointUrl(baseUrl: string, endpoint: typeof CHAT | 'models'): URL {
  const url = new URL(baseUrl);
  const base = url.pathname.replace(/\/+$/u, '');
  url.pathname = `${base.endsWith(`/${CHAT}`) ? base.slice(0, -CHAT.length - 1) : base}/${endpoint}`;
  return url;
}

/** Names of the first models that a server has; empty if it does not say. */
export async function listModels(baseUrl: string, apiKey: string | undefined): Promise<string[]> {
  try {
    const response = await fetch(endpointUrl(baseUrl, 'models'), {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(LIST_MS),
    });
    const { data } = (await response.json()) as { data: { id: string }[] };
    return data.slice(0, MAX_NAMES).map(({ id }) => String(id));
  } catch {
    return [];
  }
}
