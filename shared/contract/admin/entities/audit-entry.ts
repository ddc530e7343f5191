import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';
import { author } from '../../stories/entities/author.ts';

/** An action of an administrator. `by` is null for the command line, a job and a deleted account. */
export const auditEntry = z.object({
  id,
  at: time,
  by: z.nullable(author),
  /** `<area>.<verb>`, such as `case.decide`. */
  action: z.string(),
  /** The id of the case, user or piece of editorial content. */
  target: z.string(),
  /** The person whom the action is about; null for none and for a deleted account. */
  about: z.nullable(author),
  /** The title of the content of a case; null for other actions, and once the case is deleted. */
  caseTitle: z.nullable(z.string()),
  /** The input of the action, as JSON. */
  detail: z.string(),
  /** The input of the action before on the same target, if the action saves something; otherwise null. */
  before: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;
