import * as z from 'zod/mini';
import { setting, type ValuesOf } from '../../platform/settings.ts';

/** Without MODERATION_BASE_URL only the built-in word list is used. */
export const moderationSettings = {
  MODERATION_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about:
      'OpenAI-compatible server whose /moderations endpoint checks texts, in addition to the word list, and images',
    example: 'https://api.openai.com/v1',
  }),
  MODERATION_API_KEY: setting({
    schema: z.optional(z.string()),
    about: 'API key of the moderation server',
    example: 'sk-…',
    secret: true,
  }),
  MODERATION_MODEL: setting({
    schema: z._default(z.string(), 'omni-moderation-latest'),
    about: 'Moderation model',
    example: 'omni-moderation-latest',
  }),
};

export type ModerationSettings = ValuesOf<typeof moderationSettings>;
