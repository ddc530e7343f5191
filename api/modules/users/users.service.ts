import type { Author } from '@storyloom/contract/entities/author';
import type { Profile } from '@storyloom/contract/entities/profile';
import type { UserInfo } from '@storyloom/contract/entities/user-info';
import { grants } from '@storyloom/contract/limits/points';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Points } from '../points/points.service.ts';
import { hashToken, newToken, renewAfterMs, tokenLifetimeMs } from './tokens.ts';
import {
  deleteTokensBefore,
  findAdmins,
  findReferencedImages,
  findUser,
  insertToken,
  insertUser,
  renewToken,
  tokenFinder,
  type User,
  updateAdmin,
  usersFinder,
} from './users.repository.ts';

export { runAdminCommand } from './admin-command.ts';
export type Users = ReturnType<typeof createUsers>;

/** Users and their session tokens. */
export function createUsers({ db, clock, points }: { db: Db; clock: Clock; points: Points }) {
  const findByToken = tokenFinder(db);
  const findUsers = usersFinder(db);

  return {
    findReferencedImages,

    /** Registers a guest with the welcome points. Only a hash of the token is stored. */
    async registerGuest(): Promise<{ tokenId: string }> {
      const tokenId = newToken();
      const hash = hashToken(tokenId);
      if (hash === null) throw new Error('A new token is malformed.');
      const now = clock.now();
      const userId = newId();
      await db.transaction(async (tx) => {
        await insertUser(tx, {
          id: userId,
          isReal: false,
          name: `Guest ${userId.slice(0, 4)}`,
          createdAt: now,
        });
        const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
        await insertToken(tx, { hash, userId, createdAt: now, usedAt: now, expiresAt });
        const key = `welcome:${userId}`;
        await points.grant(tx, { userId, amount: grants.guest, key, reason: 'guest.welcome' });
      });
      return { tokenId };
    },

    /** The viewer of a valid token, or null. Use extends a token by 90 days. */
    async authenticate(token: string): Promise<Viewer | null> {
      const hash = hashToken(token);
      if (hash === null) return null;
      const now = clock.now();
      const found = await findByToken(hash, now);
      if (found === undefined) return null;
      if (now.getTime() - found.usedAt.getTime() > renewAfterMs) {
        await renewToken(db, hash, now, new Date(now.getTime() + tokenLifetimeMs));
      }
      return { userId: found.userId, isRealUser: found.isReal, isAdmin: found.isAdmin };
    },

    async info(userId: string): Promise<UserInfo> {
      const user = await requireUser(db, userId);
      // Email addresses and plans are added with the account and points capabilities.
      return { ...publicPart(user), isAdmin: user.isAdmin, email: null, plan: null };
    },

    /** Deletes expired tokens. */
    purgeTokens: () => deleteTokensBefore(db, clock.now()),

    /** Author names and avatars by user id. */
    async authors(ids: readonly string[]): Promise<Map<string, Author>> {
      const found = await findUsers([...new Set(ids)]);
      return new Map(found.map(({ id, name, avatarUrl }) => [id, { id, name, avatarUrl }]));
    },

    /** Grants or revokes the administrator role. Throws user.not_found for unknown ids and guests. */
    async setAdmin(userId: string, isAdmin: boolean): Promise<Author> {
      const user = await updateAdmin(db, userId, isAdmin);
      if (user === undefined) {
        throw new DomainError('user.not_found', {}, `There is no account with the id ${userId}.`);
      }
      return { id: user.id, name: user.name, avatarUrl: user.avatarUrl };
    },

    async admins(): Promise<Author[]> {
      return (await findAdmins(db)).map(({ id, name, avatarUrl }) => ({ id, name, avatarUrl }));
    },

    /** Throws user.not_found. */
    async profile(userId: string): Promise<Profile> {
      return publicPart(await requireUser(db, userId));
    },
  };
}

async function requireUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new DomainError('user.not_found');
  return user;
}

function publicPart(user: User): Profile {
  return {
    id: user.id,
    name: user.name,
    avatarUrl: user.avatarUrl,
    introduction: user.introduction,
    isRealUser: user.isReal,
    createdAt: user.createdAt.toISOString(),
  };
}
