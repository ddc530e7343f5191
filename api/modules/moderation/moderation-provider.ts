import * as z from 'zod/mini';

/** Timeout of one text, in ms. */
const TEXT_TIMEOUT_MS = 2_000;
/** Timeout of one image, in ms; longer than of texts, because generating the image was expensive. */
const IMAGE_TIMEOUT_MS = 15_000;
const IMAGE_ATTEMPTS = 2;

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
  /** True if the text is refused. Throws if the provider fails. */
  refuses(text: string): Promise<boolean>;
  /** Why the image is refused; null if it is allowed. Throws if the provider fails. */
  refuseImage(image: JudgedImage): Promise<ImageReason | null>;
}

/** The cause of a refusal; `provider` if the provider does not report it. */
export type ImageReason = 'minors' | 'sexual' | 'provider';

export interface JudgedImage {
  /** WebP. */
  bytes: Buffer;
  /** True for stories rated for adults. */
  isForAdults: boolean;
  /** Aborted at shutdown. */
  signal: AbortSignal;
}

export interface ProviderAddress {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  imageTimeoutMs?: number;
}

/**
 * A server with OpenAI's moderation endpoint. Sexual content about minors is always refused; other categories depend on the
 * rating. Without categories, its `flagged` decides. It must report that it inspected images.
 */
export function moderationProvider(address: ProviderAddress): ModerationProvider {
  const { baseUrl, apiKey, model, imageTimeoutMs = IMAGE_TIMEOUT_MS } = address;
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
    if (results.length === 0) throw new Error('the moderation provider returned no result');
    return results;
  }

  async function askWithRetry(input: unknown, signal: AbortSignal): Promise<Result[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(input, AbortSignal.any([signal, AbortSignal.timeout(imageTimeoutMs)]));
      } catch (error) {
        if (attempt === IMAGE_ATTEMPTS || signal.aborted) throw error;
      }
    }
  }

  return {
    async refuses(text) {
      const results = await ask(text, AbortSignal.timeout(TEXT_TIMEOUT_MS));
      return results.some((result) =>
        hasCategories(result) ? hasCategory(result, isMinors) : result.flagged,
      );
    },
    async refuseImage({ bytes, isForAdults, signal }) {
      const url = `data:image/webp;base64,${bytes.toString('base64')}`;
      const results = await askWithRetry([{ type: 'image_url', image_url: { url } }], signal);
      const reasons = results.map((result) => reasonOf(result, isForAdults));
      const reason = reasons.find((each) => each === 'minors') ?? reasons.find((each) => each !== null);
      if (reason) return reason;
      if (!results.every(inspectedImage)) throw new Error('the moderation provider does not inspect images');
      return null;
    },
  };
}

/**
 * A provider that does not check images for minors, as OpenAI's models do not, cannot rule them out; then any sexual image
 * is refused. For general audiences sexual images are always refused. With unknown categories, `flagged` decides.
 */
function reasonOf(result: Result, isForAdults: boolean): ImageReason | null {
  if (hasCategory(result, isMinors)) return 'minors';
  if (hasCategory(result, isSexual) && !(isForAdults && checksFor(result, isMinors))) return 'sexual';
  return result.flagged && !hasKnownCategories(result) ? 'provider' : null;
}

/** True if the provider reports that it inspected the image. A text-only server may accept one and find nothing. */
function inspectedImage(result: Result): boolean {
  if (hasKnownCategories(result)) return checksFor(result, isSexual);
  return Object.values(inputTypes(result)).some((seen) => seen.includes('image'));
}

const isMinors = (name: string) => MINORS.test(name);
const isSexual = (name: string) => SEXUAL.test(name) && !MINORS.test(name);

const hasCategories = ({ categories }: Result) => Object.keys(categories).length > 0;

const hasCategory = ({ categories }: Result, isNamed: (name: string) => boolean) =>
  Object.entries(categories).some(([name, is]) => is === true && isNamed(name));

/** True if sexual content has a known category name and all categories are booleans. */
const hasKnownCategories = ({ categories }: Result) =>
  Object.keys(categories).some(isSexual) && Object.values(categories).every((is) => typeof is === 'boolean');

/** True if the image was checked for a category. */
const checksFor = (result: Result, isNamed: (name: string) => boolean) =>
  Object.entries(inputTypes(result)).some(
    ([name, seen]) => isNamed(name) && seen.includes('image') && typeof result.categories[name] === 'boolean',
  );

const inputTypes = ({ category_applied_input_types: types = {} }: Result) => types;
