import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { typeFilter } from '../../stories/filter-fields.ts';
import { storyStatuses } from '../entities/story-status.ts';
import { workCard } from '../entities/work-card.ts';
import { workSorts } from '../filters.ts';
import { searchLimits } from '../search-limits.ts';

export const works = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/works',
  summary:
    "An author's stories; the caller's if `authorId` is missing. Only authors see their drafts and unlisted stories, and deleted ones if they ask for that status",
  input: z.strictObject({
    authorId: z.optional(id),
    type: typeFilter,
    status: z.optional(z.enum(storyStatuses)),
    /** A part of the title, in any case. */
    keyword: z._default(z.string().check(z.trim(), atMost(searchLimits.keyword)), ''),
    sort: z._default(z.enum(workSorts), 'CHANGED'),
    page,
    after,
    size,
  }),
  data: cursorPaged(workCard),
  errors: ['user.not_found'],
  caller: 'anyone',
});
