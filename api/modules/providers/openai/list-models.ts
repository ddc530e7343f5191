import * as z from 'zod/mini';
import { endpointUrl } from './address.ts';

const LIST_MS = 3_000;
const MAX_NAMES = 20;

const list = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Names of the first models that a server has; empty if it does not say. */
export async function listModels(baseUrl: string, apiKey: string | undefined): Promise<string[]> {
  try {
    const response = await fetch(endpointUrl(baseUrl, 'models'), {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(LIST_MS),
    });
    const { data } = list.parse(await response.json());
    return data.slice(0, MAX_NAMES).map(({ id }) => id);
  } catch {
    return [];
  }
}
