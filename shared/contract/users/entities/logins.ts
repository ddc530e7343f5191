import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';
import { identityType } from './identity-type.ts';

/** An account of the caller's at another service, with which they log in here. */
export const identity = z.object({
  id,
  ...identityType.shape,
  /** Address as the service reported it; null if it was not verified. */
  email: z.nullable(z.string()),
  createdAt: time,
});
export type Identity = z.output<typeof identity>;

/** The caller's ways to log in. `email` is that of the login with a password; null without one. */
export const logins = z.object({ email: z.nullable(z.string()), identities: z.array(identity) });
export type Logins = z.output<typeof logins>;
