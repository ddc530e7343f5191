import { DomainError } from '../../platform/errors.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { HeldContents } from '../moderation-cases/moderation-cases.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';
import type { Users } from '../users/users.service.ts';

interface ProfileParts {
  users: Pick<Users, 'updateProfile'>;
  uploads: Uploads;
  moderation: Pick<Moderation, 'check'>;
  held: Pick<HeldContents, 'releasedOrHold'>;
}

/** Control and formatting characters, which could make a name look like another or reverse the text around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Names that speak for the site, and that of deleted accounts; compared by letters and digits alone. */
const RESERVED =
  /^(?:storyloom.*|(?:the)?(?:admin(?:istrator)?|mod(?:erator)?)s?|staff|support|system|deleteduser)$/;
const isReserved = (name: string) =>
  RESERVED.test(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

/** Changes of the caller's public profile. */
export function createProfile({ users, uploads, moderation, held }: ProfileParts) {
  /** Checks a text. A refused one is held for a moderator, who may release it. */
  async function isAllowed(userId: string, title: string, text: string): Promise<boolean> {
    if ((await moderation.check(text, 'profile')).allowed) return true;
    return held.releasedOrHold({ userId, kind: 'TEXT', title, content: text });
  }

  return {
    /** Throws user.name_not_allowed. */
    async rename(userId: string, name: string): Promise<void> {
      if (INVISIBLE.test(name) || isReserved(name) || !(await isAllowed(userId, 'Nickname', name)))
        throw new DomainError('user.name_not_allowed');
      await users.updateProfile(userId, { name });
    },

    /** Throws chat.moderated. */
    async introduce(userId: string, introduction: string): Promise<void> {
      if (!(await isAllowed(userId, 'Introduction', introduction))) throw new DomainError('chat.moderated');
      await users.updateProfile(userId, { introduction });
    },

    /**
     * Stores the picture as the caller's; a former one is deleted by the cleanup of files. Throws the errors of
     * uploads.
     */
    async changeAvatar(userId: string, file: File, signal: AbortSignal): Promise<void> {
      const { url } = await uploads.storeImage(userId, file, signal);
      await users.updateProfile(userId, { avatarUrl: url });
    },
  };
}
