import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page } from '../../core/fields.ts';
import { listLimits } from '../../core/list-limits.ts';
import { cursorPaged } from '../../core/paged.ts';
import { pointsRecord, recordTypes } from '../entities/points-record.ts';
import { pointsLimits } from '../limits.ts';

export const detail = endpoint({
  method: 'GET',
  path: '/ai-lab/user-integral-account/detail',
  summary: "Lists the caller's points history, newest first",
  input: z.strictObject({
    recordType: z.optional(z.enum(recordTypes)),
    pageNum: page,
    after,
    pageSize: z._default(
      z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(listLimits.pageSizeMax)),
      pointsLimits.pageSize,
    ),
  }),
  data: cursorPaged(pointsRecord),
  errors: [],
  caller: 'guest',
});
