import type { Users } from '../../users/users.service.ts';
import type { Subject } from './subject.ts';

/** Accounts: administrators block them, and they cannot be reported. */
export function createAccountSubject(users: Pick<Users, 'unblock'>): Subject {
  return {
    find: async () => null,
    // A case of an account begins with its block.
    hide: async () => null,
    // False if an administrator unblocked it meanwhile.
    restore: async (tx, id) => {
      await users.unblock(tx, id);
    },
  };
}
