const CHAT = 'chat/completions';

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
