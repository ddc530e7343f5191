import type { Logins } from '@storyloom/contract/entities/logins';

/**
 * Address at which the visitor's account gets codes: that of its password, or else the verified one of its oldest login with
 * a service. Undefined without one. The server chooses in the same way.
 */
export function ownAddress({ email, identities }: Logins): string | undefined {
  return email ?? identities.find((identity) => identity.email !== null)?.email ?? undefined;
}
