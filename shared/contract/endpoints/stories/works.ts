import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { workCard } from '../../entities/work-card.ts';
import { after, id, page, size, typeFilter } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const works = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/works',
  summary:
    "An author's stories, the most recently changed first; the caller's if `authorId` is missing. Only authors see their drafts and unlisted stories",
  input: z.strictObject({ authorId: z.optional(id), type: typeFilter, page, after, size }),
  data: cursorPaged(workCard),
  errors: ['user.not_found'],
  caller: 'anyone',
});
