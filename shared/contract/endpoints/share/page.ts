import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { share } from '../../entities/share.ts';
import { page as pageField, size } from '../../fields.ts';
import { paged } from '../../paged.ts';

export const page = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/page',
  summary: "The caller's shares, newest first",
  input: z.strictObject({ page: pageField, size }),
  data: paged(share),
  errors: [],
  caller: 'guest',
});
