import * as z from 'zod/mini';

/** Longer than this nobody waits for a verdict on words. */
const PATIENCE_MS = 2_000;
/** A picture was paid for with a model's time: its verdict is waited for, and asked for once more. */
const PICTURE_PATIENCE_MS = 15_000;
const PICTURE_TRIES = 2;

const MINORS = /minor|child|csam|underage/i;
const SEXUAL = /sexual|nudity|nsfw|porn/i;

const answer = z.object({
  results: z.array(
    z.object({
      flagged: z.boolean(),
      categories: z._default(z.record(z.string(), z.unknown()), {}),
      category_applied_input_types: z.optional(z.record(z.string(), z.array(z.string()))),
    }),
  ),
});
type Result = z.output<typeof answer>['results'][number];

export interface ModerationProvider {
  /** True when the text may not be written. Throws when the provider cannot be asked. */
  refuses(text: string): Promise<boolean>;
  /** True when the picture may not be shown. Throws like `refuses`. */
  refusesPicture(picture: JudgedPicture): Promise<boolean>;
}

export interface JudgedPicture {
  /** A WebP. */
  bytes: Buffer;
  /** The story is rated for adults. */
  isForAdults: boolean;
  /** Aborted by the end of the process. */
  signal: AbortSignal;
}

export interface ProviderAddress {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  picturePatienceMs?: number;
}

/**
 * A server that speaks OpenAI's moderations. Most of its categories are matters of a story's rating; what is
 * sexual about minors is refused always. A server without categories is taken at its word.
 */
export function moderationProvider(address: ProviderAddress): ModerationProvider {
  const { baseUrl, apiKey, model, picturePatienceMs = PICTURE_PATIENCE_MS } = address;
  const url = `${baseUrl.replace(/\/+$/, '')}/moderations`;

  async function ask(input: unknown, signal: AbortSignal): Promise<Result[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input }),
      signal,
    });
    if (!response.ok) throw new Error(`the moderation provider answered ${response.status}`);
    const { results } = answer.parse(await response.json());
    if (results.length === 0) throw new Error('the moderation provider gave no verdict');
    return results;
  }

  async function askAgain(input: unknown, signal: AbortSignal): Promise<Result[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(input, AbortSignal.any([signal, AbortSignal.timeout(picturePatienceMs)]));
      } catch (error) {
        if (attempt === PICTURE_TRIES || signal.aborted) throw error;
      }
    }
  }

  return {
    async refuses(text) {
      const results = await ask(text, AbortSignal.timeout(PATIENCE_MS));
      return results.some((result) => (hasNames(result) ? holds(result, MINORS) : result.flagged));
    },
    async refusesPicture({ bytes, isForAdults, signal }) {
      const url = `data:image/webp;base64,${bytes.toString('base64')}`;
      const results = await askAgain([{ type: 'image_url', image_url: { url } }], signal);
      if (!results.some(sawPicture)) throw new Error('the moderation provider does not look at pictures');
      return results.some((result) => isRefused(result, isForAdults));
    },
  };
}

/**
 * Whoever does not look for minors in pictures, as OpenAI's own models do not, cannot rule them out: then whatever
 * is sexual is refused, and it always is where the story is not for adults.
 */
function isRefused(result: Result, isForAdults: boolean): boolean {
  if (!hasNames(result)) return result.flagged;
  if (holds(result, MINORS)) return true;
  return holds(result, SEXUAL) && !(isForAdults && looksForMinors(result));
}

const hasNames = ({ categories }: Result) => Object.keys(categories).length > 0;

const holds = ({ categories }: Result, names: RegExp) =>
  Object.entries(categories).some(([name, is]) => is === true && names.test(name));

/** A server that does not say what it looked at looked at what it was given. */
const sawPicture = ({ category_applied_input_types: types }: Result) =>
  types === undefined || Object.values(types).some((seen) => seen.includes('image'));

const looksForMinors = ({ categories, category_applied_input_types: types }: Result) =>
  Object.keys(categories).some(
    (name) => MINORS.test(name) && (types === undefined || types[name]?.includes('image') === true),
  );
