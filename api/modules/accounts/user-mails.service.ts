import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../mail/mail.service.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import { findContactMail } from './contact.ts';
import { exportReadyMail } from './mails/export-mail.ts';

interface Parts {
  mailer: Pick<Mailer, 'send'>;
  userSettings: Pick<UserSettings, 'read'>;
}

/** Mails to users, at the addresses of their logins. */
export function createUserMails({ mailer, userSettings }: Parts) {
  /** Mails the user in the caller's transaction, if there is an address. */
  async function notify(
    tx: Tx,
    userId: string,
    mail: { subject: string; text: string; html: string },
  ): Promise<void> {
    const to = await findContactMail(tx, userId);
    if (to !== undefined) await mailer.send(tx, { to, ...mail });
  }

  return {
    notify,

    /** Sends a mail that an export is ready, if the user has an address and wants notification mails. */
    async tellExportReady(tx: Tx, userId: string, expiresAt: Date): Promise<void> {
      if (!(await userSettings.read(userId)).notificationMails) return;
      await notify(tx, userId, exportReadyMail(expiresAt));
    },
  };
}
