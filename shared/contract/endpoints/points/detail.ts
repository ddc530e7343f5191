import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { pointsRecord, recordTypes } from '../../entities/points-record.ts';
import { after, page } from '../../fields.ts';
import { listLimits } from '../../limits/lists.ts';
import { pointsLimits } from '../../limits/points.ts';
import { cursorPaged } from '../../paged.ts';

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
