import * as z from 'zod/mini';
import { setting } from '../../platform/settings.ts';

export const chatSettings = {
  VALKEY_URL: setting({
    schema: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'))),
    about:
      'Valkey or Redis, through which processes follow the replies of one another; without it they call each other',
    example: 'redis://:secret@127.0.0.1:6379/0',
    secret: true,
  }),
};
