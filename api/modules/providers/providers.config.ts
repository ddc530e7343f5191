import * as z from 'zod/mini';
import { integer, setting, type ValuesOf } from '../../platform/settings.ts';
import { nativeApis } from './native/native-provider.ts';

const words = z.optional(z.string());

/** Without LLM_BASE_URL and LLM_PROVIDER the built-in storyteller writes. */
export const providersSettings = {
  LLM_PROVIDER: setting({
    schema: z.optional(z.enum(['openai', ...nativeApis])),
    about: 'API of the models: openai for any OpenAI-compatible server, or the native API of a company',
    example: 'anthropic',
  }),
  LLM_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about: 'OpenAI-compatible server that writes the replies; without it the built-in storyteller does',
    example: 'http://127.0.0.1:11434/v1',
  }),
  LLM_API_KEY: setting({
    schema: words,
    about: 'API key of the model server',
    example: 'sk-…',
    secret: true,
  }),
  LLM_MODEL: setting({ schema: words, about: 'Standard model', example: 'llama3.1' }),
  LLM_PREMIUM_MODEL: setting({ schema: words, about: 'Premium model', example: 'llama3.1:70b' }),
  LLM_CONTEXT_TOKENS: setting({
    schema: integer(8_192, 2_048, 1_000_000),
    about: 'Context size of the models in tokens, prompt and reply together; the smaller one if they differ',
    example: '8192',
  }),
  LLM_SILENCE_SECONDS: setting({
    schema: integer(60, 1, 3_600),
    about: 'Seconds without output, before the first token or between two, after which a model times out',
    example: '60',
  }),
};

export const storytellerSettings = {
  STORYTELLER_CHARS_PER_SECOND: setting({
    schema: integer(160, 1, 1_000_000),
    about: 'Writing speed of the built-in storyteller',
    example: '160',
  }),
};

export type ProvidersSettings = ValuesOf<typeof providersSettings>;
