import * as z from 'zod/mini';
import { integer, setting, type ValuesOf } from '../../platform/settings.ts';

const words = z.optional(z.string());

/** Settings of the model providers; without LLM_BASE_URL the offline storyteller writes. */
export const providersSettings = {
  LLM_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about: 'An OpenAI-compatible server; left out, the offline storyteller writes the replies',
    example: 'http://127.0.0.1:11434/v1',
  }),
  LLM_API_KEY: setting({ schema: words, about: 'The key sent to it', example: 'sk-…', secret: true }),
  LLM_MODEL: setting({ schema: words, about: 'The standard model', example: 'llama3.1' }),
  LLM_PREMIUM_MODEL: setting({ schema: words, about: 'The premium model', example: 'llama3.1:70b' }),
  LLM_CONTEXT_TOKENS: setting({
    schema: integer(8_192, 2_048, 1_000_000),
    about: 'What the models read and write at once, in tokens; the smaller of the two when they differ',
    example: '8192',
  }),
  LLM_SILENCE_SECONDS: setting({
    schema: integer(60, 1, 3_600),
    about: 'How long a model may say nothing, before its first word or between two, until it is given up',
    example: '60',
  }),
};

export type ProvidersSettings = ValuesOf<typeof providersSettings>;
