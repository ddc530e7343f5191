import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { share } from '../../entities/share.ts';
import { after, page as pageField, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const page = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/page',
  summary: "The caller's shares, the newest first",
  input: z.strictObject({ page: pageField, after, size }),
  data: cursorPaged(share),
  errors: [],
  caller: 'guest',
});
