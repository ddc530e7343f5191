import type { Handle } from '../../platform/db.ts';
import { findLoginOfUser } from './logins.repository.ts';
import { listIdentities } from './oauth/identities.repository.ts';

/**
 * The address that an account gets mails at: the one of its password login, or else the verified one of its oldest
 * identity. Undefined if there is neither.
 */
export async function findContactMail(handle: Handle, userId: string): Promise<string | undefined> {
  const login = await findLoginOfUser(handle, userId);
  if (login !== undefined) return login.mail;
  const identities = await listIdentities(handle, userId);
  return identities.find(({ mail }) => mail !== null)?.mail ?? undefined;
}
