import * as z from 'zod/mini';

/** Longer than this nobody waits for a verdict. */
const PATIENCE_MS = 2_000;

const answer = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
});

export interface ModerationProvider {
  /** True when the text may not be written. Throws when the provider cannot be asked. */
  refuses(text: string): Promise<boolean>;
}

export interface ProviderAddress {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/**
 * A server that speaks OpenAI's moderations. Most of its categories are matters of a story's rating; what is
 * sexual about minors is refused always. A server without categories is taken at its word.
 */
export function moderationProvider({ baseUrl, apiKey, model }: ProviderAddress): ModerationProvider {
  const url = `${baseUrl.replace(/\/+$/, '')}/moderations`;
  return {
    async refuses(text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`the moderation provider answered ${response.status}`);
      const { results } = answer.parse(await response.json());
      if (results.length === 0) throw new Error('the moderation provider gave no verdict');
      return results.some(({ flagged, categories }) => {
        const named = Object.entries(categories);
        if (named.length === 0) return flagged;
        return named.some(([name, holds]) => holds === true && /minor|child|csam/i.test(name));
      });
    },
  };
}
