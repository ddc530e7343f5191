import type { Logins } from '@storyloom/contract/users/entities/logins';
import type { Handle, Tx } from '../../platform/db.ts';
import type { Mailer } from '../mail/mail.service.ts';
import { findLoginOfUser } from './logins.repository.ts';
import type { loginAddedMail } from './mails/notice-mails.ts';
import { listIdentities } from './oauth/identities.repository.ts';

interface LoginChangesParts {
  mailer: Mailer;
  /** Display name of a service. */
  nameOf(type: string): string;
}

export type LoginChanges = ReturnType<typeof createLoginChanges>;

/** Ways to log in to an account, and mails about changes of them. */
export function createLoginChanges({ mailer, nameOf }: LoginChangesParts) {
  return {
    async list(handle: Handle, userId: string): Promise<Logins> {
      const login = await findLoginOfUser(handle, userId);
      const identities = await listIdentities(handle, userId);
      return {
        email: login?.mail ?? null,
        identities: identities.map(({ id, type, mail, createdAt }) => ({
          id,
          type,
          name: nameOf(type),
          email: mail,
          createdAt: createdAt.toISOString(),
        })),
      };
    },

    /** Notifies all addresses that the account had before or has after a change. */
    async tell(
      tx: Tx,
      { before, after }: { before: Logins; after: Logins },
      /** `contact`: the site's contact address. */
      write: (contact: string | undefined) => ReturnType<typeof loginAddedMail>,
    ): Promise<void> {
      const all = [before, after].flatMap(({ email, identities }) => [
        email,
        ...identities.map((each) => each.email),
      ]);
      const mail = write(mailer.contact);
      const addresses = new Set(all.filter((address) => address !== null));
      for (const to of addresses) await mailer.send(tx, { to, ...mail });
    },
  };
}
