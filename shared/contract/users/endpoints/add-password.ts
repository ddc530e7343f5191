import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { accountMessages, email, mailCode, password } from '../../core/rules.ts';
import { ownerProof } from '../../moderation/entities/owner-proof.ts';
import { logins } from '../entities/logins.ts';

/**
 * The code, with the purpose CHANGE_MAIL, was sent to the address. It is not needed if the code of the proof was sent there.
 */
export const addPassword = endpoint({
  method: 'POST',
  path: '/user/logins/password',
  summary: 'Adds email and password to an account that has OAuth logins only',
  input: z.strictObject({
    mail: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: z.optional(mailCode),
    accessToken: password(),
    proof: ownerProof,
  }),
  data: logins,
  errors: ['auth.code_wrong', 'auth.login_too_old', 'auth.proof_wrong'],
  caller: 'user',
  rate: 'logins',
});
