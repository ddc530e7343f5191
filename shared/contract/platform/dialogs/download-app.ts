import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';

/** Offers the apps in their stores, with a QR code for a phone. */
export const downloadApp = defineDialog({
  name: 'download-app',
  version: 1,
  owner: 'account',
  input: z.undefined(),
  result: z.undefined(),
});
