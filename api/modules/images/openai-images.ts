import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@storyloom/contract/limits';
import * as z from 'zod/mini';
import { ImageError } from './image-error.ts';
import type { ImageMaker, MadeImage } from './image-maker.ts';
import { asImageError, askImages, type ImagesReply } from './images-request.ts';

export interface OpenAiImagesSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  size: string;
  /** Longest time for a whole picture. */
  deadlineMs?: number;
  /** Longest wait that a Retry-After may ask of us; a longer one is an error at once. */
  maxRetryWaitMs?: number;
}

const ATTEMPTS = 2;
/** Base64 is a third longer, and there is JSON around it. */
const MOST_JSON = Math.ceil(limits.imageBytes * 1.5);

const picture = z.object({
  b64_json: z.nullish(z.string()),
  url: z.nullish(z.string()),
  revised_prompt: z.nullish(z.string()),
});
const answer = z.object({ data: z.array(picture).check(z.minLength(1)) });
const refusal = z.object({
  error: z.object({ code: z.nullish(z.union([z.string(), z.number()])), type: z.nullish(z.string()) }),
});

/** Any server that speaks OpenAI's image generations: OpenAI, LocalAI, a proxy before Stable Diffusion. */
export function openAiImages(settings: OpenAiImagesSettings): ImageMaker {
  const { apiKey, model, size, deadlineMs = 120_000, maxRetryWaitMs = 10_000 } = settings;
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/images/generations`);

  async function ask(body: string, signal: AbortSignal): Promise<Buffer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await askImages({ url, apiKey, body, signal, mostBytes: MOST_JSON });
        if (reply.status === 200) return reply.bytes;
        throw statusError(reply);
      } catch (error) {
        const fault = asImageError(error);
        const wait = fault.retryAfterMs ?? 500;
        const worthIt = fault.fault === 'busy' || fault.fault === 'unreachable';
        if (!worthIt || attempt === ATTEMPTS || wait > maxRetryWaitMs || signal.aborted) throw fault;
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** A picture is fetched from the server that was set and from no other: an answer must not send us elsewhere. */
  async function download(address: string, signal: AbortSignal): Promise<Buffer> {
    const at = URL.canParse(address, url) ? new URL(address, url) : undefined;
    if (at === undefined || at.origin !== url.origin) {
      throw new ImageError('refused', 'the image provider named an address on another server');
    }
    const reply = await askImages({ url: at, apiKey, signal, mostBytes: limits.imageBytes });
    if (reply.status !== 200) throw statusError(reply);
    return reply.bytes;
  }

  async function make(prompt: string, signal: AbortSignal): Promise<MadeImage> {
    const [made] = read(await ask(requestBody({ prompt, model, size }), signal));
    if (made === undefined) throw new ImageError('unreadable', 'the image provider gave no picture');
    const revised = made.revised_prompt ? { revisedPrompt: made.revised_prompt } : {};
    if (made.b64_json) return { bytes: Buffer.from(made.b64_json, 'base64'), ...revised };
    if (made.url) return { bytes: await download(made.url, signal), ...revised };
    throw new ImageError('unreadable', 'the image provider gave neither a picture nor an address');
  }

  return {
    name: 'openai-compatible',
    draws: false,
    async make(wish) {
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await make(wish.prompt, AbortSignal.any([wish.signal, deadline]));
      } catch (error) {
        if (deadline.aborted) throw new ImageError('timeout', `the picture took more than ${deadlineMs} ms`);
        throw asImageError(error);
      }
    },
  };
}

function requestBody({ prompt, model, size }: { prompt: string; model: string; size: string }): string {
  // The newest models answer base64 always and refuse to be asked for it.
  const format = /^gpt-image/.test(model) ? {} : { response_format: 'b64_json' };
  return JSON.stringify({ model, prompt, n: 1, size, ...format });
}

function read(bytes: Buffer): z.output<typeof picture>[] {
  const parsed = answer.safeParse(json(bytes));
  if (!parsed.success) throw new ImageError('unreadable', 'the image provider answered something else');
  return parsed.data.data;
}

function statusError({ status, retryAfterMs, bytes }: ImagesReply): ImageError {
  const parsed = refusal.safeParse(json(bytes));
  const { code = '', type = '' } = parsed.success ? parsed.data.error : {};
  const isModerated = /content_policy|moderation|safety/i.test(`${code} ${type}`);
  if (isModerated) return new ImageError('moderated', 'the image provider may not make this');
  const busy = status === 429 || status >= 500;
  return new ImageError(busy ? 'busy' : 'refused', `the image provider answered ${status}`, retryAfterMs);
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
