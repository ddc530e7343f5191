import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { workCard } from '../../entities/work-card.ts';
import { id, page, size, typeFilter } from '../../fields.ts';
import { paged } from '../../paged.ts';

export const works = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/works',
  summary: "An author's stories, newest first; the caller's own when no author is named",
  input: z.strictObject({ authorId: z.optional(id), type: typeFilter, page, size }),
  data: paged(workCard),
  errors: ['user.not_found'],
  caller: 'none',
  owner: 'drafts and unlisted stories are shown to their author alone',
});
