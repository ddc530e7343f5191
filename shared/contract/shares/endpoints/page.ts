import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page as pageField, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { share } from '../entities/share.ts';

export const page = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/share-archive/page',
  summary: "The caller's shares, the newest first",
  input: z.strictObject({ page: pageField, after, size }),
  data: cursorPaged(share),
  errors: [],
  caller: 'guest',
});
