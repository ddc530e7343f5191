import * as z from '@storyloom/schema';
import { chatLimits } from '../../chat/limits.ts';
import { endpoint } from '../../core/endpoint.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { loreEntryDrafts } from '../entities/lore-entry.ts';
import { loreTrial } from '../entities/lore-trial.ts';
import { loreTurns } from '../entities/lore-turn.ts';

export const tryMessages = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/try',
  summary: 'The lore entries that the reply to a message would be written with, and why',
  input: z.strictObject({
    entries: loreEntryDrafts,
    earlier: loreTurns,
    message: z.string().check(z.maxLength(chatLimits.message)),
  }),
  data: loreTrial,
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
