import * as z from 'zod/mini';
import { defineDialog } from '../dialog.ts';

/** The balance and its records. */
export const pointsDetails = defineDialog({
  name: 'points-details',
  version: 1,
  owner: 'points',
  input: z.undefined(),
  result: z.undefined(),
});
