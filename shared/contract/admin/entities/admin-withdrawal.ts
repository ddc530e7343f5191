import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import { withdrawal } from '../../creators/entities/withdrawal.ts';
import { author } from '../../stories/entities/author.ts';

/** A withdrawal as administrators see it. */
export const adminWithdrawal = z.extend(withdrawal, {
  /** Null for a deleted account. */
  user: z.nullable(author),
  /** Changes with every change by the owner; a decision names the revision that was read. */
  revision: count,
  hasDocument: z.boolean(),
  decidedBy: z.nullable(author),
  /** Reference of the payment in PayPal; null until it is paid. */
  reference: z.nullable(z.string()),
  /** Unique visitors of the creator's published stories, how many of them have accounts, and chats. */
  uv: count,
  realVisitors: count,
  totalChats: count,
});
export type AdminWithdrawal = z.output<typeof adminWithdrawal>;
