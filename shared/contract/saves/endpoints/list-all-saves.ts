import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { listedSave } from '../entities/listed-save.ts';

export const listAllSaves = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/archive/all',
  summary: "The caller's saves of all stories, archived ones included, the latest first",
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(listedSave),
  errors: [],
  caller: 'guest',
});
