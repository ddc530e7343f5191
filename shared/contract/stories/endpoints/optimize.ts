import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId } from '../../core/fields.ts';
import { draftContext, improvableFields, optimizedText, passage } from '../entities/writing-help.ts';
import { writingHelpLimits } from '../writing-help-limits.ts';

/** A repeated request gets the text of the first, even if its stream was cut, and is not charged again. */
export const optimize = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/optimize',
  summary: 'Improves or writes one text of a draft, for points',
  input: z.strictObject({
    clientRequestId,
    field: z.enum(improvableFields),
    /** Empty to have it written. */
    content: z.string('This field is required.').check(z.trim(), atMost(writingHelpLimits.text)),
    /** Present if the content is a passage of the field’s text. */
    passage: z.optional(passage),
    /** How to change it, or what to write, in the author's words. */
    instruction: z._default(z.string().check(atMost(writingHelpLimits.instruction)), ''),
    context: z.prefault(draftContext, {}),
    stream: z._default(z.boolean(), false),
  }),
  data: optimizedText,
  errors: ['points.insufficient', 'optimize.failed', 'writing.moderated', 'request.repeated'],
  caller: 'user',
  rate: 'writing',
  wire: 'events',
});
