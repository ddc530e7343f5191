import * as z from 'zod/mini';
import { setting, type ValuesOf } from '../../platform/settings.ts';

const words = z.optional(z.string());

/** Settings of the pictures in a chat; without IMAGE_BASE_URL they are drawn by the offline artist. */
export const imagesSettings = {
  IMAGE_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about:
      'An OpenAI-compatible server whose /images/generations makes the pictures; left out, they are drawn',
    example: 'https://api.openai.com/v1',
  }),
  IMAGE_API_KEY: setting({ schema: words, about: 'The key sent to it', example: 'sk-…', secret: true }),
  IMAGE_MODEL: setting({ schema: words, about: 'Its model', example: 'gpt-image-1' }),
  IMAGE_SIZE: setting({
    schema: z._default(
      z.string().check(z.regex(/^\d{2,4}x\d{2,4}$/, 'must be a width and a height as 1536x1024')),
      '1536x1024',
    ),
    about: 'The size it is asked for; pictures are cut to 1024 × 640',
    example: '1536x1024',
  }),
};

export type ImagesSettings = ValuesOf<typeof imagesSettings>;
