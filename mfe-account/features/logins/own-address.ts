import type { Logins } from '@storyloom/contract/users/entities/logins';

/**
 * Returns the address to which codes for the account are sent: that of the password, or else the verified one of
 * the oldest login with a service; undefined if there is none. Must match the server's choice.
 */
export function ownAddress({ email, identities }: Logins): string | undefined {
  return email ?? identities.find((identity) => identity.email !== null)?.email ?? undefined;
}
