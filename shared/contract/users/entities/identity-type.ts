import * as z from '@storyloom/schema';

/** A service that people can log in with: its short name in addresses and settings, and its name for people. */
export const identityType = z.object({ type: z.string(), name: z.string() });
export type IdentityType = z.output<typeof identityType>;
