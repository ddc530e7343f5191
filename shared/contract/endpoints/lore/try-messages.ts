import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { loreEntryDrafts } from '../../entities/lore-entry.ts';
import { loreTrial } from '../../entities/lore-trial.ts';
import { chatLimits } from '../../limits/chat.ts';
import { loreLimits } from '../../limits/lore.ts';
import { requestLimits } from '../../limits/requests.ts';

export const tryMessages = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/try',
  summary: 'The lore entries that a reply to these messages would be written with, and why',
  input: z.strictObject({
    entries: loreEntryDrafts,
    /** Oldest first; the last is the user message. */
    messages: z
      .array(z.string().check(z.maxLength(chatLimits.reply)))
      .check(z.minLength(1), z.maxLength(loreLimits.tryMessages)),
  }),
  data: loreTrial,
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
