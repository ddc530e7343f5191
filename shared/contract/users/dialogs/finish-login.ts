import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';
import { oauthAnswer } from '../oauth-return.ts';

/** Finishes a login at another service after it has sent the visitor back to this site. */
export const finishLogin = defineDialog({
  name: 'finish-login',
  version: 1,
  owner: 'account',
  /** `purpose`: log in, or add the login to the visitor's account. */
  input: z.strictObject({ purpose: z.enum(['login', 'add']), answer: oauthAnswer }),
  /** True if the login was finished. */
  result: z.boolean(),
});
