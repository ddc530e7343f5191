import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** Logs in, registers or resets the password. Micro-frontends ask for it by `host.requireLogin`. */
export const login = defineDialog({
  name: 'login',
  version: 1,
  owner: 'account',
  /** `view`: the first one, login if it is left out. `message`: why the visitor is asked. */
  input: z.optional(
    z.strictObject({
      view: z.optional(z.enum(['login', 'register', 'forgot'])),
      message: z.optional(z.string()),
    }),
  ),
  /** True if the visitor is logged in now. */
  result: z.boolean(),
});
