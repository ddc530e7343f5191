import type { CodePurpose } from '@storyloom/contract/users/entities/code-purpose';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { mailCodes } from '../accounts.schema.ts';

export interface CodeKey {
  mail: string;
  purpose: CodePurpose;
}

const isCode = ({ mail, purpose }: CodeKey) => and(eq(mailCodes.mail, mail), eq(mailCodes.purpose, purpose));

/** Replaces the code of an address and purpose. */
export async function saveCode(tx: Tx, code: Omit<typeof mailCodes.$inferInsert, 'tries'>): Promise<void> {
  const { userId = null, hash, salt, expiresAt } = code;
  const unused = { tries: {}, usedAt: null };
  await tx
    .insert(mailCodes)
    .values({ ...code, ...unused })
    .onConflictDoUpdate({
      target: [mailCodes.mail, mailCodes.purpose],
      set: { userId, hash, salt, expiresAt, ...unused },
    });
}

export async function findSalt(handle: Handle, key: CodeKey): Promise<Buffer | undefined> {
  const [row] = await handle.select({ salt: mailCodes.salt }).from(mailCodes).where(isCode(key));
  return row?.salt;
}

interface Attempt extends CodeKey {
  userId: string | null;
  hash: Buffer;
  /** The network of the try. */
  network: string;
  /** Number of tries of one network, and of all networks together. */
  maxTries: { network: number; all: number };
  now: Date;
}

/**
 * Counts a try if the code is valid, unused and has tries left, and marks the code used if the hashes are equal. A single
 * statement, so that parallel tries are all counted and a code is used once. Returns true if this try used it.
 */
export async function tryCode(
  tx: Tx,
  { userId, hash, network, maxTries, now, ...key }: Attempt,
): Promise<boolean> {
  const ofNetwork = sql`coalesce((${mailCodes.tries} ->> ${network})::int, 0)`;
  const ofAll = sql`(select coalesce(sum(value::int), 0) from jsonb_each_text(${mailCodes.tries}))`;
  const rows = await tx
    .update(mailCodes)
    .set({
      tries: sql`${mailCodes.tries} || jsonb_build_object(${network}::text, ${ofNetwork} + 1)`,
      usedAt: sql`case when ${mailCodes.hash} = ${hash} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        isCode(key),
        sql`${mailCodes.userId} is not distinct from ${userId}`,
        sql`${mailCodes.usedAt} is null`,
        sql`${ofNetwork} < ${maxTries.network}`,
        sql`${ofAll} < ${maxTries.all}`,
        sql`${mailCodes.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ usedAt: mailCodes.usedAt });
  return rows.some(({ usedAt }) => usedAt !== null);
}

/** Makes a used code unused. */
export async function releaseCode(tx: Tx, { mail, purpose }: CodeKey): Promise<void> {
  await tx.update(mailCodes).set({ usedAt: null }).where(isCode({ mail, purpose }));
}

export async function deleteCodesBefore(handle: Handle, time: Date): Promise<void> {
  await handle.delete(mailCodes).where(lt(mailCodes.expiresAt, time));
}

/** Deletes the codes of a user and of an address. */
export async function deleteCodesOf(
  tx: Tx,
  { userId, mail }: { userId: string; mail: string },
): Promise<void> {
  await tx.delete(mailCodes).where(or(eq(mailCodes.userId, userId), eq(mailCodes.mail, mail)));
}
