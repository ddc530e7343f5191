import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { mails } from './mail.schema.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(handle: Handle, mail: typeof mails.$inferInsert): Promise<void> {
  await handle.insert(mails).values(mail);
}

export async function findWaitingMail(handle: Handle, id: string): Promise<MailRow | undefined> {
  const [mail] = await handle
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
  return mail;
}

/** Newest first. */
export async function listMails(handle: Handle, limit: number): Promise<MailRow[]> {
  return handle.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}

/** Ends a mail and erases its subject and content. */
export async function endMail(handle: Handle, id: string, state: 'sent' | 'refused' | 'late'): Promise<void> {
  await handle.update(mails).set({ state, subject: null, text: null, html: null }).where(eq(mails.id, id));
}

export async function deleteMailsBefore(handle: Handle, time: Date): Promise<void> {
  await handle.delete(mails).where(lt(mails.createdAt, time));
}

export async function deleteMailsTo(handle: Handle, recipient: string): Promise<void> {
  await handle.delete(mails).where(eq(mails.recipient, recipient));
}
