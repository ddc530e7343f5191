import * as z from 'zod/mini';
import { setting, type ValuesOf } from '../../platform/settings.ts';

const words = z.optional(z.string());

/** Without IMAGE_BASE_URL the built-in painter draws the images. */
export const imagesSettings = {
  IMAGE_BASE_URL: setting({
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s]+$/, 'must start with http:// or https://')),
    ),
    about:
      'OpenAI-compatible server whose /images/generations endpoint generates images; without it the built-in painter draws them',
    example: 'https://api.openai.com/v1',
  }),
  IMAGE_API_KEY: setting({
    schema: words,
    about: 'API key of the image server',
    example: 'sk-…',
    secret: true,
  }),
  IMAGE_MODEL: setting({ schema: words, about: 'Image model', example: 'gpt-image-1' }),
  IMAGE_SIZE: setting({
    schema: z._default(
      z.string().check(z.regex(/^\d{2,4}x\d{2,4}$/, 'must be a width and a height, such as 1536x1024')),
      '1536x1024',
    ),
    about: 'Size requested from the server; images are cropped to 1024 × 640',
    example: '1536x1024',
  }),
};

export type ImagesSettings = ValuesOf<typeof imagesSettings>;
