import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/**
 * Asks before an action that cannot be undone. Micro-frontends open it by `host.confirm`. Texts that are left out are
 * the product's defaults, in Chinese.
 */
export const confirm = defineDialog({
  name: 'confirm',
  version: 1,
  owner: 'shell',
  input: z.strictObject({
    title: z.optional(z.string()),
    message: z.optional(z.string()),
    confirmLabel: z.optional(z.string()),
    cancelLabel: z.optional(z.string()),
    danger: z.optional(z.boolean()),
  }),
  result: z.boolean(),
});
