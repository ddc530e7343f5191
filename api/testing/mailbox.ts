import type { TestApi } from './test-api.ts';

/** Mails in the outbox to an address, newest first. */
export async function readMails(api: Pick<TestApi, 'database'>, to: string) {
  const { rows } = await api.database.pool.query<{ subject: string; text: string }>(
    'select subject, text from mails where recipient = $1 order by created_at desc',
    [to],
  );
  return rows;
}

/** The code in the newest mail to an address; null if that mail has none. */
export async function readCode(api: Pick<TestApi, 'database'>, to: string): Promise<string | null> {
  const [mail] = await readMails(api, to);
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? null;
}
