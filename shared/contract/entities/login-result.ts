import * as z from 'zod/mini';

/** The token replaces the guest's token. */
export const loginResult = z.object({ tokenId: z.string(), isNewUser: z.boolean() });
export type LoginResult = z.output<typeof loginResult>;
