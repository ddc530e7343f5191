import * as z from '@storyloom/schema';
import { sessionToken } from '../core/fields.ts';

/** Marks the messages of the bridge between a page and the app that shows it in a web view. */
const envelope = { bridge: z.literal('storyloom'), version: z.literal(1) };

/** Asks the app to log the visitor in; a page in a web view has no login dialog. */
export const loginCommand = z.strictObject({
  ...envelope,
  command: z.literal('Login'),
  data: z.strictObject({
    /** Path and query of the page to which the visitor returns. */
    returnUrl: z.string(),
    /** The token of a visitor who is a guest. An app that logs in or registers with it keeps what the guest has. */
    guestToken: z.optional(sessionToken),
  }),
});

export type LoginCommand = z.infer<typeof loginCommand>;

/**
 * Tells the page that the visitor has come back to it from the app, perhaps as another user. An app that knows no
 * envelope sends the command alone.
 */
export const navigationResume = z.object({
  bridge: z.optional(envelope.bridge),
  version: z.optional(envelope.version),
  command: z.literal('navigationResume'),
  data: z.optional(
    z.object({
      /** The token of the visitor who is logged in to the app. */
      accessToken: z.optional(sessionToken),
    }),
  ),
});

export type NavigationResume = z.infer<typeof navigationResume>;
