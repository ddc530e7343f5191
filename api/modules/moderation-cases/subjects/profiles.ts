import { DomainError } from '../../../platform/errors.ts';
import type { PublicProfile, Users } from '../../users/users.service.ts';
import type { Subject } from './subject.ts';

/** Profiles. A hidden profile has its default name, and neither introduction nor picture. */
export function createProfileSubject(
  users: Pick<Users, 'profile' | 'resetProfile' | 'restoreProfile'>,
): Subject {
  return {
    async find(id) {
      try {
        const { name, introduction } = await users.profile(id);
        return { authorId: id, title: name, excerpt: introduction, href: `/user/profile/${id}` };
      } catch (error) {
        if (error instanceof DomainError && error.error === 'user.not_found') return null;
        throw error;
      }
    },
    hide: (tx, id) => users.resetProfile(tx, id),
    restore: (tx, id, former) => users.restoreProfile(tx, id, former as PublicProfile),
  };
}
