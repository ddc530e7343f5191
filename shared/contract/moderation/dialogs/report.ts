import * as z from '@storyloom/schema';
import { defineDialog } from '../../core/dialog.ts';
import { id } from '../../core/id.ts';
import { reportableKinds } from '../subjects.ts';

/** Reports a story, a share or a profile to the moderators. */
export const report = defineDialog({
  name: 'report',
  version: 1,
  owner: 'account',
  input: z.strictObject({ subjectKind: z.enum(reportableKinds), subjectId: id }),
  /** True if the report was sent. */
  result: z.boolean(),
});
