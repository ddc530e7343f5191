import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { draftContext } from '../../stories/entities/writing-help.ts';

export const coverPrompt = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/generate/image-prompt',
  summary: "Writes the description of a cover from a draft's texts, free of charge",
  input: z.strictObject({ context: draftContext }),
  data: z.object({ prompt: z.string() }),
  errors: ['writing.moderated'],
  caller: 'user',
  rate: 'writing',
});
