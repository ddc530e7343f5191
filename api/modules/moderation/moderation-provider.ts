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
 * sexual about minors is refused always. A server without categories is taken at its word. Of pictures it has to say that it looked.
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
      return results.some((result) => (hasNames(result) ? holds(result, ofMinors) : result.flagged));
    },
    async refusesPicture({ bytes, isForAdults, signal }) {
      const url = `data:image/webp;base64,${bytes.toString('base64')}`;
      const results = await askAgain([{ type: 'image_url', image_url: { url } }], signal);
      if (results.some((result) => isRefused(result, isForAdults))) return true;
      if (!results.every(sawPicture)) throw new Error('the moderation provider does not look at pictures');
      return false;
    },
  };
}

/**
 * Whoever does not look for minors in pictures, as OpenAI's own models do not, cannot rule them out: then whatever
 * is sexual is refused, and it always is where the story is not for adults. Whose categories we cannot read is taken
 * at its word.
 */
function isRefused(result: Result, isForAdults: boolean): boolean {
  if (holds(result, ofMinors)) return true;
  if (holds(result, ofSex) && !(isForAdults && looksFor(result, ofMinors))) return true;
  return result.flagged && !isReadable(result);
}

/** Only who says that it looked did: a server for words may take a picture and find nothing in it. */
function sawPicture(result: Result): boolean {
  if (isReadable(result)) return looksFor(result, ofSex);
  return Object.values(typesOf(result)).some((seen) => seen.includes('image'));
}

const ofMinors = (name: string) => MINORS.test(name);
const ofSex = (name: string) => SEXUAL.test(name) && !MINORS.test(name);

const hasNames = ({ categories }: Result) => Object.keys(categories).length > 0;

const holds = ({ categories }: Result, isNamed: (name: string) => boolean) =>
  Object.entries(categories).some(([name, is]) => is === true && isNamed(name));

/** Whether it tells what is sexual by a name that we know, and everything by yes and no. */
const isReadable = ({ categories }: Result) =>
  Object.keys(categories).some(ofSex) && Object.values(categories).every((is) => typeof is === 'boolean');

/** Whether it tells of it, and says that it looked for it in the picture. */
const looksFor = (result: Result, isNamed: (name: string) => boolean) =>
  Object.entries(typesOf(result)).some(
    ([name, seen]) => isNamed(name) && seen.includes('image') && typeof result.categories[name] === 'boolean',
  );

const typesOf = ({ category_applied_input_types: types = {} }: Result) => types;
