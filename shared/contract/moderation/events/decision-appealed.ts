import * as z from '@storyloom/schema';
import { defineEvent } from '../../core/event.ts';

/** The visitor appealed against a decision: in the settings, or in the studio at a hidden story. */
export const decisionAppealed = defineEvent({
  name: 'decision.appealed',
  version: 1,
  owner: 'account',
  emitters: ['creator'],
  schema: z.strictObject({}),
});
