import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { storyLimits } from '../../stories/limits.ts';
import { worldBook } from '../../stories/story-fields.ts';
import { loreChange } from '../entities/lore-change.ts';
import { loreEntryDrafts } from '../entities/lore-entry.ts';

const name = z.string().check(z.maxLength(storyLimits.characterName));

export const compile = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/lore/compile',
  summary: 'The entries that a world book would add, change and remove; nothing is stored',
  input: z.strictObject({
    worldBook,
    /** Names of the main character and the others. */
    mainName: z._default(name, ''),
    names: z._default(z.array(name).check(z.maxLength(storyLimits.supporting)), []),
    entries: z._default(loreEntryDrafts, []),
  }),
  data: z.object({ changes: z.array(loreChange), unchanged: count }),
  errors: [],
  caller: 'user',
  rate: 'lore',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
