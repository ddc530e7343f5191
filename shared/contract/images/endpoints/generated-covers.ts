import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { generatedCover } from '../entities/generated-cover.ts';

export const generatedCovers = endpoint({
  method: 'GET',
  path: '/ai-lab/image-gen/history',
  summary: "The caller's generated covers, the latest first",
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(generatedCover),
  errors: [],
  caller: 'user',
});
