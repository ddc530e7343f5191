import type { PlanName } from '@storyloom/contract/payments/plans';
import { grants } from '@storyloom/contract/points/limits';
import type { Author } from '@storyloom/contract/stories/entities/author';
import { defaultName } from '@storyloom/contract/users/default-name';
import type { Profile } from '@storyloom/contract/users/entities/profile';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { RowRange } from '../../platform/keyset.ts';
import type { Points } from '../points/points.service.ts';
import {
  type AccountFacts,
  type AccountFilter,
  countAccounts,
  findAccounts,
  listAccounts,
} from './account-list.repository.ts';
import { createSessions } from './sessions.service.ts';
import {
  anonymizeUser,
  beginMerge,
  blockUser,
  countReferred,
  deleteGuest,
  findAdmins,
  findUser,
  findUserForShare,
  findUserForUpdate,
  insertUser,
  lockGuest,
  lockUser,
  promoteGuest,
  setReferredBy,
  type User,
  unblockUser,
  updateAdmin,
  updateProfile,
  usersFinder,
} from './users.repository.ts';

export type { AccountFacts, ListedAccount } from './account-list.repository.ts';
export { runAdminCommand } from './admin-command.ts';
export { delayMerge, type User } from './users.repository.ts';

/** Author name of stories whose author's account was deleted. */
const DELETED_NAME = 'Deleted user';

export type Users = ReturnType<typeof createUsers>;

/** The parts of a profile that its owner chooses. */
export type PublicProfile = Pick<User, 'name' | 'introduction' | 'avatarUrl'>;

interface UsersParts {
  db: Db;
  clock: Clock;
  points: Points;
  /** Reads the plan of a user; without this function, no user has a plan. */
  planOf?(userId: string): Promise<PlanName | null>;
}

/** Users and their sessions. */
export function createUsers({ db, clock, points, planOf = async () => null }: UsersParts) {
  const findUsers = usersFinder(db);
  const sessions = createSessions({ db, clock });

  /** Inserts a user with the welcome points and returns the id. */
  async function insertPerson(tx: Tx, isReal: boolean): Promise<string> {
    const id = newId();
    await insertUser(tx, { id, isReal, name: nameOf(id, isReal), createdAt: clock.now() });
    const key = `welcome:${id}`;
    await points.grant(tx, { userId: id, amount: grants.guest, key, reason: 'guest.welcome' });
    return id;
  }

  return {
    beginMerge,
    lockGuest,
    lockUser,
    deleteGuest,
    updateProfile: (id: string, change: Parameters<typeof updateProfile>[2]) => updateProfile(db, id, change),

    sessions,
    listAccounts: (filter: AccountFilter, range: RowRange) => listAccounts(db, filter, range),
    findAccounts: (ids: string[], facts: AccountFacts) => findAccounts(db, ids, facts),
    countAccounts: (filter: AccountFilter, cap: number) => countAccounts(db, filter, cap),
    /** Users by id, in no order. */
    findUsers,
    unblock: unblockUser,

    /** Blocks an account and ends its sessions. Returns false for guests, administrators, erased and blocked accounts. */
    async block(tx: Tx, id: string, reason: string): Promise<boolean> {
      if (!(await blockUser(tx, id, { at: clock.now(), reason }))) return false;
      await sessions.endAll(tx, id);
      return true;
    },

    /** Resets a profile to its default name. Returns the former profile; null for an unknown id. */
    async resetProfile(tx: Tx, id: string): Promise<PublicProfile | null> {
      const user = await findUserForUpdate(tx, id);
      if (user === undefined) return null;
      const { name, introduction, avatarUrl } = user;
      await updateProfile(tx, id, { name: nameOf(id, user.isReal), introduction: '', avatarUrl: null });
      return { name, introduction, avatarUrl };
    },

    /** Restores the parts of a reset profile that were not chosen again. */
    async restoreProfile(tx: Tx, id: string, former: PublicProfile): Promise<void> {
      const user = await findUserForUpdate(tx, id);
      if (user === undefined) return;
      await updateProfile(tx, id, {
        name: user.name === nameOf(id, user.isReal) ? former.name : user.name,
        introduction: user.introduction || former.introduction,
        avatarUrl: user.avatarUrl ?? former.avatarUrl,
      });
    },

    /** Removes the name, introduction, picture, role and block of a user whose account is deleted. */
    anonymize: (tx: Tx, id: string) => anonymizeUser(tx, id, { name: DELETED_NAME, at: clock.now() }),

    /** Registers a guest with the welcome points. */
    async registerGuest(userAgent = ''): Promise<{ tokenId: string }> {
      return db.transaction(async (tx) => {
        const userId = await insertPerson(tx, false);
        return { tokenId: await sessions.start(tx, userId, userAgent) };
      });
    },

    /** Promotes the guest, if there is one, or else creates a real user, whom `referral` has invited. Returns the user's id. */
    async createRealUser(tx: Tx, guestId: string | null, referral?: string): Promise<string> {
      const isPromoted = guestId !== null && (await promoteGuest(tx, guestId, nameOf(guestId, true)));
      const userId = isPromoted ? guestId : await insertPerson(tx, true);
      const key = `registered:${userId}`;
      await points.grant(tx, { userId, amount: grants.realUser, key, reason: 'user.registered' });
      if (referral !== undefined) await setReferredBy(tx, userId, referral);
      return userId;
    },

    /** The number of accounts that the user has invited. */
    countReferred: (userId: string): Promise<number> => countReferred(db, userId),

    async info(userId: string): Promise<Omit<UserInfo, 'email'>> {
      const user = await requireUser(db, userId);
      return { ...publicPart(user), isAdmin: user.isAdmin, plan: await planOf(userId) };
    },

    /** The name that a real user has chosen; null for guests and default names. */
    async chosenName(userId: string): Promise<string | null> {
      const [user] = await findUsers([userId]);
      return user?.isReal && user.name !== nameOf(userId, true) ? user.name : null;
    },

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

    /** True for a real user who is neither blocked nor erased. Throws user.not_found for an unknown id. */
    isActive: async (id: string): Promise<boolean> => isActive(await requireUser(db, id)),

    /** Like `isActive`, but false for an unknown id; the result holds until the transaction ends. */
    async lockActive(tx: Tx, id: string): Promise<boolean> {
      const user = await findUserForShare(tx, id);
      return user !== undefined && isActive(user);
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

function isActive({ isReal, blockedAt, erasedAt }: User): boolean {
  return isReal && blockedAt === null && erasedAt === null;
}

function nameOf(id: string, isReal: boolean): string {
  return isReal ? defaultName(id) : `Guest ${id.slice(0, 4)}`;
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
