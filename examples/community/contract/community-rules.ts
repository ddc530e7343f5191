import { defineDialog } from '@storyloom/contract/core/dialog';
import * as z from '@storyloom/schema';

/** Shows the rules of the community. The result is true if the visitor accepts them. */
export const communityRules = defineDialog({
  name: 'community-rules',
  version: 1,
  owner: 'community',
  input: z.undefined(),
  result: z.boolean(),
});
