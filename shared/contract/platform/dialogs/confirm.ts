import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** Asks before an action that cannot be undone. Micro-frontends open it by `host.confirm`. */
export const confirm = defineDialog({
  name: 'confirm',
  version: 1,
  owner: 'shell',
  input: z.strictObject({
    title: z.string(),
    message: z.string(),
    confirmLabel: z.string(),
    cancelLabel: z.string(),
    danger: z.optional(z.boolean()),
  }),
  result: z.boolean(),
});
