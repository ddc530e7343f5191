import type { PlanName } from '@storyloom/contract/payments/plans';
import { newId } from '../platform/ids.ts';

interface Database {
  pool: { query(text: string, values: unknown[]): Promise<unknown> };
}

/** Gives a user a plan, as if they had bought it. */
export async function insertMembership(
  { pool }: Database,
  userId: string,
  plan: PlanName,
  { endsAt = null }: { endsAt?: Date | null } = {},
): Promise<void> {
  await pool.query(
    `insert into memberships (id, user_id, plan, status, customer_id, ends_at, changed_at)
     values ($1, $2, $3, 'active', 'ctm_test', $4, now())`,
    [`sub_${newId()}`, userId, plan, endsAt],
  );
}

/** Ends all plans of a user. */
export async function endMemberships({ pool }: Database, userId: string): Promise<void> {
  await pool.query('delete from memberships where user_id = $1', [userId]);
}
