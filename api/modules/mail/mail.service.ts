import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob, defineScheduledJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import type { ValuesOf } from '../../platform/settings.ts';
import type { mailSettings } from './mail.config.ts';
import {
  deleteMailsBefore,
  deleteMailsTo,
  endMail,
  findWaitingMail,
  insertMail,
  listMails,
} from './mail.repository.ts';
import { checkHeaders, type Mail } from './mail.ts';
import { outboxPage } from './outbox-page.ts';
import { createSmtp, type SmtpTimeouts } from './smtp.ts';

export { renderMail } from './layout.ts';
export type Mailer = ReturnType<typeof createMailer>;

const DAY_MS = 86_400_000;
const RETENTION_MS = 30 * DAY_MS;
const OUTBOX_MAILS = 50;

const sendMail = defineJob<{ mailId: string }>({
  name: 'mail.send',
  retries: 8,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
  concurrency: 4,
});
const purgeMails = defineScheduledJob({ name: 'mail.purge', cron: '37 * * * *' });

interface MailerParts {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  logger: Logger;
  config: ValuesOf<typeof mailSettings>;
  /** Shorter timeouts for tests. */
  timeouts?: SmtpTimeouts;
}

/** Sends mails by SMTP, in background jobs. Without SMTP_URL they stay in the outbox. */
export function createMailer({ db, clock, jobs, logger, config, timeouts }: MailerParts) {
  const url = config.SMTP_URL;
  const smtp = url === undefined ? null : createSmtp({ url, from: config.MAIL_FROM, timeouts });

  async function attempt(mailId: string, signal: AbortSignal): Promise<void> {
    if (smtp === null) return;
    const mail = await findWaitingMail(db, mailId);
    if (mail === undefined) return;
    if (mail.expiresAt !== null && mail.expiresAt <= clock.now()) {
      logger.warn({ mailId }, 'a mail was not sent before it expired');
      return endMail(db, mailId, 'late');
    }
    const isSent = await smtp(mail, signal);
    if (!isSent) logger.warn({ mailId }, 'the mail server refused a mail');
    await endMail(db, mailId, isSent ? 'sent' : 'refused');
  }

  const handlers: JobHandler[] = [
    handleJob(sendMail, ({ mailId }, { signal }) => attempt(mailId, signal)),
    handleJob(purgeMails, () => deleteMailsBefore(db, new Date(clock.now().getTime() - RETENTION_MS))),
  ];

  return {
    jobs: handlers,

    /** Contact address for people; undefined if none is set. */
    contact: config.CONTACT_MAIL,

    /** Sends a mail when the transaction commits. Throws if a header of it is malformed. */
    async send(tx: Tx, mail: Mail): Promise<void> {
      checkHeaders(mail);
      const { to: recipient, subject, text, html, expiresAt = null } = mail;
      const id = newId();
      const createdAt = clock.now();
      await insertMail(tx, { id, recipient, subject, text, html, createdAt, expiresAt, state: 'waiting' });
      await jobs.send(tx, sendMail, { mailId: id });
    },

    /** Deletes the mails to an address; waiting ones are not sent. */
    erase: (tx: Tx, recipient: string) => deleteMailsTo(tx, recipient),

    /** The page with the latest mails; null if mails are sent by SMTP. */
    outbox: smtp === null ? async () => outboxPage(await listMails(db, OUTBOX_MAILS)) : null,
  };
}
