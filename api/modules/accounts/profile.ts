import { DomainError } from '../../platform/errors.ts';
import { assertAllowed, type Moderation } from '../moderation/moderation.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';
import type { Users } from '../users/users.service.ts';

interface ProfileParts {
  users: Pick<Users, 'updateProfile'>;
  uploads: Uploads;
  moderation: Pick<Moderation, 'check'>;
}

/** Control and formatting characters, with which a name could look like another or reverse the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Changes of the caller's public profile. */
export function createProfile({ users, uploads, moderation }: ProfileParts) {
  return {
    /** Throws user.name_not_allowed. */
    async rename(userId: string, name: string): Promise<void> {
      const isAllowed = !INVISIBLE.test(name) && (await moderation.check(name, 'profile')).allowed;
      if (!isAllowed) throw new DomainError('user.name_not_allowed');
      await users.updateProfile(userId, { name });
    },

    /** Throws chat.moderated. */
    async introduce(userId: string, introduction: string): Promise<void> {
      await assertAllowed(moderation, introduction, 'profile');
      await users.updateProfile(userId, { introduction });
    },

    /** Stores the picture as the caller's; a former one is deleted by the cleanup of files. Throws as uploads do. */
    async changeAvatar(userId: string, file: File, signal: AbortSignal): Promise<void> {
      const { url } = await uploads.storeImage(file, signal);
      await users.updateProfile(userId, { avatarUrl: url });
    },
  };
}
