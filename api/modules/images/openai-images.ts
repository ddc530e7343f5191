import { setTimeout as sleep } from 'node:timers/promises';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import { ImageError } from '@storyloom/ports/image-error';
import type { GeneratedImage, ImageProvider, ImagePurpose } from '@storyloom/ports/image-provider';
import * as z from 'zod/mini';
import { type ImagesReply, requestImages, toImageError } from './images-request.ts';

export interface OpenAiImagesSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  size: string;
  /** Deadline of one image with its retries and download, in ms. */
  deadlineMs?: number;
  /** Longest Retry-After to wait for, in ms; a longer one fails at once. */
  maxRetryWaitMs?: number;
}

const ATTEMPTS = 2;
const DEFAULT_RETRY_WAIT_MS = 500;
/** Base64 adds a third; the rest is JSON. */
const MAX_JSON_BYTES = Math.ceil(uploadLimits.imageBytes * 1.5);

const imageSchema = z.object({
  b64_json: z.nullish(z.string()),
  url: z.nullish(z.string()),
  revised_prompt: z.nullish(z.string()),
});
const findReplySchema = z.object({ data: z.array(imageSchema).check(z.minLength(1)) });
const errorSchema = z.object({
  error: z.object({ code: z.nullish(z.union([z.string(), z.number()])), type: z.nullish(z.string()) }),
});

/** Any server with OpenAI's image generation endpoint: OpenAI, LocalAI, a proxy for Stable Diffusion. */
export function openAiImages(settings: OpenAiImagesSettings): ImageProvider {
  const { apiKey, model, size, deadlineMs = 120_000, maxRetryWaitMs = 10_000 } = settings;
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/images/generations`);

  async function post(body: string, signal: AbortSignal): Promise<Buffer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await requestImages({ url, apiKey, body, signal, maxBytes: MAX_JSON_BYTES });
        if (reply.status === 200) return reply.bytes;
        throw statusError(reply);
      } catch (cause) {
        const error = toImageError(cause);
        const waitMs = error.retryAfterMs ?? DEFAULT_RETRY_WAIT_MS;
        const isRetryable = error.fault === 'busy' || error.fault === 'unreachable';
        if (!isRetryable || attempt === ATTEMPTS || waitMs > maxRetryWaitMs || signal.aborted) throw error;
        await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Downloads from the configured origin only, so that a reply cannot make us request another server. */
  async function download(address: string, signal: AbortSignal): Promise<Buffer> {
    const imageUrl = URL.canParse(address, url) ? new URL(address, url) : undefined;
    if (imageUrl === undefined || imageUrl.origin !== url.origin) {
      throw new ImageError('refused', 'the image provider returned an address on another server');
    }
    const reply = await requestImages({ url: imageUrl, apiKey, signal, maxBytes: uploadLimits.imageBytes });
    if (reply.status !== 200) throw statusError(reply);
    return reply.bytes;
  }

  async function generate(
    prompt: string,
    purpose: ImagePurpose,
    signal: AbortSignal,
  ): Promise<GeneratedImage> {
    const request = { prompt, model, size: purpose === 'cover' ? upright(size) : size };
    const [image] = parseReply(await post(requestBody(request), signal));
    if (image === undefined) throw new ImageError('unreadable', 'the image provider returned no image');
    const revised = image.revised_prompt ? { revisedPrompt: image.revised_prompt } : {};
    if (image.b64_json) return { bytes: Buffer.from(image.b64_json, 'base64'), ...revised };
    if (image.url) return { bytes: await download(image.url, signal), ...revised };
    throw new ImageError('unreadable', 'the image provider returned neither data nor an address');
  }

  return {
    name: 'openai-compatible',
    isOffline: false,
    async generate({ prompt, purpose, signal }) {
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await generate(prompt, purpose, AbortSignal.any([signal, deadline]));
      } catch (error) {
        if (deadline.aborted) throw new ImageError('timeout', `the image took longer than ${deadlineMs} ms`);
        throw toImageError(error);
      }
    },
  };
}

function requestBody({ prompt, model, size }: { prompt: string; model: string; size: string }): string {
  // The gpt-image models always return base64 and reject the parameter.
  const format = /^gpt-image/.test(model) ? {} : { response_format: 'b64_json' };
  return JSON.stringify({ model, prompt, n: 1, size, ...format });
}

/** The size in portrait orientation: `1536x1024` becomes `1024x1536`. */
function upright(size: string): string {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return `${Math.min(width, height)}x${Math.max(width, height)}`;
}

function parseReply(bytes: Buffer): z.output<typeof imageSchema>[] {
  const parsed = findReplySchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ImageError('unreadable', 'the image provider sent an unexpected reply');
  return parsed.data.data;
}

function statusError({ status, retryAfterMs, bytes }: ImagesReply): ImageError {
  const parsed = errorSchema.safeParse(parseJson(bytes));
  const { code = '', type = '' } = parsed.success ? parsed.data.error : {};
  const isModerated = /content_policy|moderation|safety/i.test(`${code} ${type}`);
  if (isModerated) return new ImageError('moderated', 'the image provider rejected the prompt');
  const isBusy = status === 429 || status >= 500;
  return new ImageError(isBusy ? 'busy' : 'refused', `the image provider answered ${status}`, retryAfterMs);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
