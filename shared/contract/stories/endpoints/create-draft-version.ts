import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count, id, text } from '../../core/fields.ts';
import { draftVersion } from '../entities/draft-version.ts';
import { draftErrors } from '../errors.ts';
import { storyLimits } from '../limits.ts';
import { automaticVersions, storyMessages } from '../messages.ts';

const name = text(storyLimits.versionName).check(
  z.refine((one) => !automaticVersions.includes(one), { error: storyMessages.automaticName }),
);

export const createDraftVersion = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/draft-version/create',
  summary: 'Names the saved state of a draft as a version',
  input: z.strictObject({ id, revision: count, name }),
  data: draftVersion,
  errors: [...draftErrors, 'story.draft_versions_full'],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story' },
});
