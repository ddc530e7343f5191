import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { generatedCover } from '../../entities/generated-cover.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const generatedCovers = endpoint({
  method: 'GET',
  path: '/ai-lab/image-gen/history',
  summary: "The caller's generated covers, the latest first",
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(generatedCover),
  errors: [],
  caller: 'user',
});
