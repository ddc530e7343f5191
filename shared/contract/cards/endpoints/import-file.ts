import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { cardImport } from '../entities/card-import.ts';
import { cardFileErrors } from '../errors.ts';
import { cardLimits } from '../limits.ts';

export const importFile = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/card/import',
  summary:
    'Reads a character card, a lorebook or an exported story. A draft is created only when the import is accepted',
  input: z.strictObject({ file: z.file() }),
  data: cardImport,
  errors: cardFileErrors,
  caller: 'user',
  wire: 'multipart',
  maxFileBytes: cardLimits.fileBytes,
  tooLarge: 'card.too_large',
  rate: 'uploads',
});
