import type { CodePurpose } from '@storyloom/contract/entities/code-purpose';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Mailer } from '../../mail/mail.service.ts';
import { findContactMail } from '../contact.ts';
import { findLogin } from '../logins.repository.ts';
import { codeMail, knownAddressMail, unknownAddressMail } from '../mails/code-mails.ts';
import type { Codes } from './codes.service.ts';

interface Request {
  mail: string;
  purpose: CodePurpose | undefined;
  viewer: Viewer | null;
}

/** Purposes that concern the account of the caller. */
const OWN: readonly CodePurpose[] = ['DELETE', 'CHANGE_MAIL'];

/**
 * Sends a code by mail. If the address cannot be used for the purpose, the mail says so in place of the code, and the
 * stored code is known to nobody. Known and unknown addresses get the same answer after the same work.
 */
export function createCodeSender({ db, codes, mailer }: { db: Db; codes: Codes; mailer: Mailer }) {
  return async ({ mail, purpose: wanted, viewer }: Request): Promise<{ resendAfter: number }> => {
    const isOwn = wanted !== undefined && OWN.includes(wanted);
    if (isOwn && !viewer?.isRealUser) throw new DomainError('auth.real_user_required');
    await codes.takeTurn(mail);
    const login = await findLogin(db, mail);
    const purpose = wanted ?? (login === undefined ? 'REGISTER' : 'RESET');
    const { code, ...hashed } = await codes.create();
    const userId = isOwn ? (viewer?.userId ?? null) : null;
    const isUsable =
      purpose === 'DELETE'
        ? userId !== null && (await findContactMail(db, userId)) === mail
        : (login === undefined) === isForNewAddress(purpose);
    const content = isUsable ? codeMail(purpose, code) : refusalMail(purpose);
    await db.transaction(async (tx) => {
      await codes.save(tx, { mail, purpose, userId, ...hashed });
      await mailer.send(tx, { to: mail, expiresAt: hashed.expiresAt, ...content });
    });
    return { resendAfter: codes.resendAfter };
  };
}

const isForNewAddress = (purpose: CodePurpose) => purpose === 'REGISTER' || purpose === 'CHANGE_MAIL';

/** Says why there is no code. */
const refusalMail = (purpose: CodePurpose) =>
  isForNewAddress(purpose) ? knownAddressMail() : unknownAddressMail();
