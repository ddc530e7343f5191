import * as z from 'zod/mini';
import type { FinishReason, ProviderRequest, Usage } from './port/provider.ts';

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
  error: z.nullish(z.object({ message: z.optional(z.string()) })),
});

export interface WireChunk {
  text: string;
  finish: FinishReason | undefined;
  usage: Usage | undefined;
  failed: boolean;
}

export const emptyChunk: WireChunk = { text: '', finish: undefined, usage: undefined, failed: false };

/** Parses the `data:` of a chat completion event; an unknown event is an empty chunk. */
export function readChunk(data: string): WireChunk {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return emptyChunk;
  }
  const parsed = chunkSchema.safeParse(json);
  if (!parsed.success) return emptyChunk;
  const choice = parsed.data.choices?.[0];
  const usage = parsed.data.usage;
  return {
    text: clean(choice?.delta?.content ?? ''),
    finish: readFinish(choice?.finish_reason),
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
    failed: parsed.data.error !== null && parsed.data.error !== undefined,
  };
}

export function requestBody({ model, messages, maxTokens }: Omit<ProviderRequest, 'scene'>): string {
  return JSON.stringify({
    model,
    messages,
    max_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  });
}

/** Removes U+FFFD, which stands for invalid UTF-8, and NUL, which PostgreSQL cannot store. */
function clean(text: string): string {
  return text.replaceAll('\uFFFD', '').replaceAll('\0', '');
}

function readFinish(reason: string | null | undefined): FinishReason | undefined {
  if (reason === null || reason === undefined) return undefined;
  if (reason === 'length') return 'length';
  return reason === 'content_filter' ? 'filter' : 'stop';
}
