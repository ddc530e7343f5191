import * as z from 'zod/mini';
import { setting, type ValuesOf } from '../../platform/settings.ts';

/** Settings of moderation; without MODERATION_BASE_URL the list of words decides alone. */
export const moderationSettings = {
  MODERATION_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about:
      'An OpenAI-compatible server whose /moderations is asked besides the list of words, and about pictures',
    example: 'https://api.openai.com/v1',
  }),
  MODERATION_API_KEY: setting({
    schema: z.optional(z.string()),
    about: 'The key sent to it',
    example: 'sk-…',
    secret: true,
  }),
  MODERATION_MODEL: setting({
    schema: z._default(z.string(), 'omni-moderation-latest'),
    about: 'Its model',
    example: 'omni-moderation-latest',
  }),
};

export type ModerationSettings = ValuesOf<typeof moderationSettings>;
