import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { lorebook } from '../entities/card-import.ts';
import { lorebookErrors } from '../errors.ts';
import { cardLimits } from '../limits.ts';

export const readLorebook = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/card/lorebook',
  summary: 'Reads the lorebook of a file, to be merged into a draft. Nothing is stored',
  input: z.strictObject({ file: z.file() }),
  data: lorebook,
  errors: lorebookErrors,
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: cardLimits.fileBytes,
  tooLarge: 'card.too_large',
  rate: 'uploads',
});
