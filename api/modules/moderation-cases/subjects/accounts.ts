import type { Users } from '../../users/users.service.ts';
import type { Subject } from './subject.ts';

/** Accounts, which administrators block and nobody reports. */
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
