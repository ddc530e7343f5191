import { and, asc, eq } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { mailLogins, oauthIdentities } from '../accounts.schema.ts';
import type { IssuedIdentity } from './issuers.ts';

export type Identity = typeof oauthIdentities.$inferSelect;

type IdentityKey = Pick<IssuedIdentity, 'issuer' | 'subject'>;

const hasKey = ({ issuer, subject }: IdentityKey) =>
  and(eq(oauthIdentities.issuer, issuer), eq(oauthIdentities.subject, subject));

export async function findIdentity(handle: Handle, key: IdentityKey): Promise<Identity | undefined> {
  const [identity] = await handle.select().from(oauthIdentities).where(hasKey(key));
  return identity;
}

/** Locks the identity until the transaction ends, so that it is not removed concurrently. */
export async function lockIdentity(tx: Tx, key: IdentityKey): Promise<Identity | undefined> {
  const [identity] = await tx.select().from(oauthIdentities).where(hasKey(key)).for('update');
  return identity;
}

/** Returns false if the identity belongs to an account. */
export async function insertIdentity(tx: Tx, identity: Identity): Promise<boolean> {
  const rows = await tx
    .insert(oauthIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ id: oauthIdentities.id });
  return rows.length > 0;
}

/** The identities of a user, oldest first. */
export async function listIdentities(handle: Handle, userId: string): Promise<Identity[]> {
  return handle
    .select()
    .from(oauthIdentities)
    .where(eq(oauthIdentities.userId, userId))
    .orderBy(asc(oauthIdentities.createdAt), asc(oauthIdentities.id));
}

/**
 * Types of the identities with this verified address, and whether their accounts have a password (with another
 * address).
 */
export async function listIdentitiesOfMail(
  handle: Handle,
  mail: string,
): Promise<{ type: string; hasPassword: boolean }[]> {
  const rows = await handle
    .select({ type: oauthIdentities.type, userId: mailLogins.userId })
    .from(oauthIdentities)
    .leftJoin(mailLogins, eq(mailLogins.userId, oauthIdentities.userId))
    .where(eq(oauthIdentities.mail, mail))
    .orderBy(asc(oauthIdentities.createdAt), asc(oauthIdentities.id));
  return rows.map(({ type, userId }) => ({ type, hasPassword: userId !== null }));
}

export async function deleteIdentity(tx: Tx, userId: string, id: string): Promise<Identity | undefined> {
  const [identity] = await tx
    .delete(oauthIdentities)
    .where(and(eq(oauthIdentities.userId, userId), eq(oauthIdentities.id, id)))
    .returning();
  return identity;
}

/**
 * Locks the identities of a user until the transaction ends, so that nobody logs in with one of them concurrently.
 */
export async function lockIdentities(tx: Tx, userId: string): Promise<Identity[]> {
  return tx
    .select()
    .from(oauthIdentities)
    .where(eq(oauthIdentities.userId, userId))
    .orderBy(oauthIdentities.id)
    .for('update');
}

export async function deleteIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oauthIdentities).where(eq(oauthIdentities.userId, userId));
}
