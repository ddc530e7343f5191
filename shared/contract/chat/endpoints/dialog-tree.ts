import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { branch } from '../entities/branch.ts';

/** A reader who never played the story gets no branches. `truncated`: the oldest branches are left out. */
export const dialogTree = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/dialog/tree',
  summary:
    "The branches of a save's tree, without the messages between branch points; the current save’s if none is given",
  input: z.strictObject({ storyId: id, archiveId: z.optional(id) }),
  data: z.object({
    archiveId: z.nullable(id),
    headMessageId: z.nullable(id),
    branches: z.array(branch),
    truncated: z.boolean(),
  }),
  errors: ['story.adult_confirm_required', 'story.members_only', 'save.not_found'],
  caller: 'guest',
  owned: { archiveId: 'save' },
});
