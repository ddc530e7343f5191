import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { count, id } from '../../core/fields.ts';
import { savedDraft } from '../entities/story-draft.ts';
import { draftErrors } from '../errors.ts';
import { storyLimits } from '../limits.ts';

export const publish = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/publish',
  summary:
    'Publishes a new version of a story from its saved draft. Rules that the draft breaks are `request.invalid` with the fields of its content',
  input: z.strictObject({
    id,
    revision: count,
    unlisted: z._default(z.boolean(), false),
    /** The author has seen that lore tests fail. */
    ignoreLoreTests: z._default(z.boolean(), false),
    /** Change note for readers of earlier versions. */
    changeNote: z._default(z.string().check(z.trim(), atMost(storyLimits.changeNote)), ''),
  }),
  data: savedDraft,
  errors: [...draftErrors, 'story.hidden', 'story.moderated', 'story.lore_tests_failed'],
  caller: 'user',
  rate: 'drafts',
  owned: { id: 'story' },
});
