import { renderMail } from '../../mail/mail.service.ts';
import type { Fault } from './verifier.repository.ts';

/** Tells an administrator of a difference in a ledger. */
export function faultMail({ account, fault }: Fault, ledger = 'points') {
  const subject = `The ${ledger} ledger has a difference`;
  return {
    subject,
    ...renderMail(subject, [
      { text: `Account ${account}: ${fault}.` },
      { text: 'Nothing was corrected. The operation guide says how to find the cause.' },
    ]),
  };
}
