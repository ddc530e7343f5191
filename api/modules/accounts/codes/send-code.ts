import type { CodePurpose } from '@storyloom/contract/users/entities/code-purpose';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Mailer } from '../../mail/mail.service.ts';
import { findContactMail } from '../contact.ts';
import { findLogin } from '../logins.repository.ts';
import {
  codeMail,
  knownAddressMail,
  serviceAddressMail,
  takenAddressMail,
  unknownAddressMail,
} from '../mails/code-mails.ts';
import { listIdentitiesOfMail } from '../oauth/identities.repository.ts';
import type { Codes } from './codes.service.ts';

interface Request {
  mail: string;
  purpose: CodePurpose | undefined;
  viewer: Viewer | null;
}

interface CodeSenderParts {
  db: Db;
  codes: Codes;
  mailer: Mailer;
  /** Display name of a service. */
  nameOf(type: string): string;
}

/** Purposes that concern the account of the caller. */
const OWN: readonly CodePurpose[] = ['DELETE', 'CHANGE_MAIL', 'CHANGE_LOGINS'];
/** Purposes whose codes go to the address of the caller's account. */
const TO_OWNER: readonly CodePurpose[] = ['DELETE', 'CHANGE_LOGINS'];

/**
 * Sends a code by mail. If the address cannot be used for the purpose, the mail says so in place of the code, and
 * the stored code is never sent. Known and unknown addresses get the same answer after the same work.
 */
export function createCodeSender({ db, codes, mailer, nameOf }: CodeSenderParts) {
  /**
   * Returns the purpose and, if the address cannot be used for it, the mail that says so. Runs the same queries
   * for every address.
   */
  async function findRefusal(mail: string, wanted: CodePurpose | undefined) {
    const login = await findLogin(db, mail);
    const identities = await listIdentitiesOfMail(db, mail);
    const purpose = wanted ?? (login === undefined ? 'REGISTER' : 'RESET');
    const refuse = () => {
      if (purpose === 'REGISTER') return login && knownAddressMail();
      if (purpose === 'CHANGE_MAIL') return login && takenAddressMail();
      if (TO_OWNER.includes(purpose) || login !== undefined) return undefined;
      if (identities.length === 0) return unknownAddressMail();
      const services = [...new Set(identities.map(({ type }) => nameOf(type)))];
      return serviceAddressMail({ services, hasPassword: identities.every((each) => each.hasPassword) });
    };
    return { purpose, refusal: refuse() };
  }

  return async ({ mail, purpose: wanted, viewer }: Request): Promise<{ resendAfter: number }> => {
    const isOwn = wanted !== undefined && OWN.includes(wanted);
    if (isOwn && !viewer?.isRealUser) throw new DomainError('auth.real_user_required');
    const userId = isOwn ? (viewer?.userId ?? null) : null;
    // Compared only with the caller's own address, so the answer reveals nothing about others.
    const isToOwner = wanted !== undefined && TO_OWNER.includes(wanted);
    if (isToOwner && (userId === null || (await findContactMail(db, userId)) !== mail))
      throw new DomainError('auth.mail_not_own');
    await codes.takeTurn(mail);
    const { purpose, refusal } = await findRefusal(mail, wanted);
    const { code, ...hashed } = await codes.create();
    const content = refusal ?? codeMail(purpose, code);
    await db.transaction(async (tx) => {
      await codes.save(tx, { mail, purpose, userId, ...hashed });
      await mailer.send(tx, { to: mail, expiresAt: hashed.expiresAt, ...content });
    });
    return { resendAfter: codes.resendAfter };
  };
}
