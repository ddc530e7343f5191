import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { listedUser, userOrders, userStates } from '../entities/admin-user.ts';

const points = z.optional(z.coerce.number<number>().check(z.int(), z.gte(0)));

export const users = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/users',
  summary:
    'Lists accounts, or finds users by id or by the beginning of their email address or name; the audit trail records who looked',
  input: z.strictObject({
    keyword: z._default(z.string().check(z.trim(), atMost(254)), ''),
    state: z.optional(z.enum(userStates)),
    /** From the beginning of this day to the end of the other one, in UTC. */
    joinedFrom: z.optional(z.iso.date()),
    joinedTo: z.optional(z.iso.date()),
    pointsMin: points,
    pointsMax: points,
    order: z._default(z.enum(userOrders), 'NEWEST'),
    page,
    after,
    size,
  }),
  /** The user with this id and the first `userSearchLimits.shown` whose address begins with the keyword, of `userSearchLimits.prefix` characters at least, come first, beyond the size of the page. */
  data: cursorPaged(listedUser),
  errors: [],
  caller: 'admin',
});
