import { sessionToken } from '@storyloom/contract/core/fields';
import * as z from '@storyloom/schema';
import { storedValue } from './stored-value.ts';

/**
 * The guest whom the account of a link replaced in this browser. Their token is the only way back to their stories:
 * they return when the account's session ends here.
 */
export const keptGuest = storedValue(
  () => localStorage,
  'kept-guest',
  z.object({ userId: z.string(), tokenId: sessionToken }),
);
