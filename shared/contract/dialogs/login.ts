import * as z from 'zod/mini';
import { defineDialog } from '../dialog.ts';

/** Logs in, registers or resets the password. Micro-frontends ask for it by `host.requireLogin`. */
export const login = defineDialog({
  name: 'login',
  version: 1,
  owner: 'account',
  /** The view it opens with; login if it is left out. */
  input: z.optional(z.strictObject({ view: z.enum(['login', 'register', 'forgot']) })),
  /** True if the visitor is logged in now. */
  result: z.boolean(),
});
