import { eq, sql } from 'drizzle-orm';
import { type Handle, isDuplicate, type Tx } from '../../platform/db.ts';
import { likePrefix } from '../../platform/like-prefix.ts';
import { mailLogins } from './accounts.schema.ts';

export type MailLogin = typeof mailLogins.$inferSelect;

export async function findLogin(handle: Handle, mail: string): Promise<MailLogin | undefined> {
  const [login] = await handle.select().from(mailLogins).where(eq(mailLogins.mail, mail));
  return login;
}

/** Locks the login, and so its password, until the transaction ends. */
export async function lockLogin(tx: Tx, mail: string): Promise<MailLogin | undefined> {
  const [login] = await tx.select().from(mailLogins).where(eq(mailLogins.mail, mail)).for('update');
  return login;
}

export async function findLoginOfUser(handle: Handle, userId: string): Promise<MailLogin | undefined> {
  const [login] = await handle.select().from(mailLogins).where(eq(mailLogins.userId, userId));
  return login;
}

/** The addresses of all logins by user id. */
export async function findMails(
  handle: Handle,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await handle.execute<{ id: string; mails: string[] }>(sql`
    select user_id as id, array_agg(mail) as mails from login_mails
    where user_id = any(${sql.param([...userIds])}::text[]) group by user_id`);
  return new Map(rows.map(({ id, mails }) => [id, mails]));
}

/** The users who log in with an address that begins with a text, by address. Several may log in with one, with different services. */
export async function findUserIdsByMail(handle: Handle, prefix: string, limit: number): Promise<string[]> {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select user_id as id from login_mails where mail like ${likePrefix(prefix)}
    order by mail collate "C", user_id limit ${limit}`);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Returns false if the address has an account, or the user has a login by mail already. */
export async function insertLogin(tx: Tx, login: typeof mailLogins.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(mailLogins)
    .values(login)
    .onConflictDoNothing()
    .returning({ userId: mailLogins.userId });
  return rows.length > 0;
}

export async function updatePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(mailLogins)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(mailLogins.userId, userId));
}

/** Returns false if the address has another account, including one that is being registered concurrently. */
export async function updateMail(tx: Tx, userId: string, mail: string): Promise<boolean> {
  const [taken] = await tx.select().from(mailLogins).where(eq(mailLogins.mail, mail)).for('update');
  if (taken !== undefined) return taken.userId === userId;
  // A savepoint, so that the transaction can continue after a taken address.
  return tx
    .transaction(async (inner) => {
      await inner.update(mailLogins).set({ mail }).where(eq(mailLogins.userId, userId));
      return true;
    })
    .catch((error: unknown) => {
      if (isDuplicate(error)) return false;
      throw error;
    });
}

/** Locks the login of a user until the transaction ends. */
export async function lockLoginOfUser(tx: Tx, userId: string): Promise<MailLogin | undefined> {
  const [login] = await tx.select().from(mailLogins).where(eq(mailLogins.userId, userId)).for('update');
  return login;
}

export async function deleteLogin(tx: Tx, userId: string): Promise<void> {
  await tx.delete(mailLogins).where(eq(mailLogins.userId, userId));
}
