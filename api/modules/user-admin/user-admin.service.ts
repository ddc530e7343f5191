import type { users as usersEndpoint } from '@storyloom/contract/admin/endpoints/users';
import type { AdminUserDetail, ListedUser } from '@storyloom/contract/admin/entities/admin-user';
import { userSearchLimits } from '@storyloom/contract/admin/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { PlanName } from '@storyloom/contract/payments/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit, PlainAction } from '../audit/audit.service.ts';
import {
  blockedMail,
  type ModerationCases,
  recordBlock,
  recordUnblock,
  unblockedMail,
} from '../moderation-cases/moderation-cases.service.ts';
import type { Points } from '../points/points.service.ts';
import type { AccountFacts, ListedAccount, User, Users } from '../users/users.service.ts';

export type UserAdmin = ReturnType<typeof createUserAdmin>;

type ListUsers = ParsedInputOf<typeof usersEndpoint>;

interface Parts {
  db: Db;
  users: Users;
  clock: Clock;
  accounts: Pick<Accounts, 'findUserIdsByMail' | 'findMails'>;
  /** Mails the user, if there is an address. */
  notify(tx: Tx, userId: string, mail: ReturnType<typeof blockedMail>): Promise<void>;
  points: Pick<Points, 'account' | 'records' | 'adminReceipt'>;
  cases: Pick<ModerationCases, 'countOpen' | 'countViolations'>;
  planOf(userId: string): Promise<PlanName | null>;
  audit: Pick<Audit, 'record'>;
}

/** Finds, shows and blocks users for administrators. The audit trail has every action, including reads. */
export function createUserAdmin(parts: Parts) {
  const { db, clock, users, accounts, notify, points, cases, planOf, audit } = parts;

  async function findUser(userId: string): Promise<User> {
    const [user] = await users.findUsers([userId]);
    if (user === undefined) throw new DomainError('user.not_found');
    return user;
  }

  async function readDetail(userId: string): Promise<AdminUserDetail> {
    const [user] = await users.findAccounts([userId], {});
    if (user === undefined) throw new DomainError('user.not_found');
    const [mails, account, sessions, openCases, violations, plan] = await Promise.all([
      accounts.findMails([userId]),
      points.account(userId),
      users.sessions.list(userId),
      cases.countOpen(userId),
      cases.countViolations(userId),
      planOf(userId),
    ]);
    return {
      ...toListedUser(user, mails),
      introduction: user.introduction,
      plan,
      points: account.totalIntegral,
      debt: account.debt,
      sessions: sessions.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isCurrent: false,
      })),
      openCases,
      violations,
    };
  }

  /** Changes a user and records it in one transaction. Throws user.not_found. */
  async function change(
    by: Viewer,
    userId: string,
    audited:
      | { action: 'user.read' | 'user.end-sessions' }
      | { action: 'user.block' | 'user.unblock'; concerns: readonly [string]; detail: object },
    write: (tx: Tx, user: User) => Promise<void>,
  ): Promise<AdminUserDetail> {
    const user = await findUser(userId);
    await db.transaction(async (tx) => {
      await write(tx, user);
      await audit.record(tx, { by: by.userId, target: userId, ...audited });
    });
    return readDetail(userId);
  }

  /** Records a read of personal data. */
  const recordLook = (by: Viewer, look: { action: PlainAction; target: string; detail?: object }) =>
    db.transaction((tx) => audit.record(tx, { by: by.userId, ...look }));

  /** The user with this id, guests too, and those whose address begins with the keyword, by address. */
  async function findFirst(keyword: string, facts: AccountFacts): Promise<ListedAccount[]> {
    if (keyword === '') return [];
    const { prefix, shown } = userSearchLimits;
    const byMail =
      countCharacters(keyword) < prefix ? [] : await accounts.findUserIdsByMail(keyword.toLowerCase(), shown);
    const ids = [...new Set([keyword, ...byMail])];
    const found = new Map((await users.findAccounts(ids, facts)).map((user) => [user.id, user]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function toListed(found: readonly ListedAccount[]): Promise<ListedUser[]> {
    const mails = await accounts.findMails(found.map(({ id }) => id));
    return found.map((user) => toListedUser(user, mails));
  }

  return {
    /**
     * Finds by id and by the beginning of an address or a name; lists all accounts without a keyword. The audit trail has the
     * ids of the users shown, but not the keyword: it may be an address, which would outlive the account.
     */
    async list(by: Viewer, request: ListUsers): Promise<CursorPage<ListedUser>> {
      const { keyword, state, order, page, after } = request;
      const first = await findFirst(keyword, request);
      const filter = { ...request, prefix: keyword, without: first.map(({ id }) => id) };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage({ name: `USERS_${order}`, isInteger: true }, request, (range) =>
          users.listAccounts(filter, range),
        ),
        users.countAccounts(filter, listLimits.totalCountCap + 1),
      ]);
      const shown = page === 1 && after === undefined ? [...first, ...rows] : rows;
      const action = keyword === '' ? 'user.list' : 'user.find';
      await recordLook(by, { action, target: 'users', detail: { found: shown.map(({ id }) => id), state } });
      const counted = Math.min(total + first.length, listLimits.totalCountCap + 1);
      return toCursorPage(await toListed(shown), { page, total: counted, nextCursor });
    },

    /** Throws user.not_found. */
    detail: (by: Viewer, userId: string) => change(by, userId, { action: 'user.read' }, async () => {}),

    /** Pages that continue by cursor are part of the recorded read of the first page. Throws user.not_found. */
    async ledger(by: Viewer, { userId, ...request }: ListRequest & { userId: string }) {
      await findUser(userId);
      if (request.after === undefined) await recordLook(by, { action: 'user.read-ledger', target: userId });
      return points.records({ userId, recordType: undefined, ...request });
    },

    /** Throws points.record_not_found. */
    async receipt(by: Viewer, { userId, id }: { userId: string; id: string }) {
      const receipt = await points.adminReceipt(userId, id);
      await recordLook(by, { action: 'user.read-receipt', target: userId, detail: { recordId: id } });
      return receipt;
    },

    /** Throws user.not_found, and user.not_blockable for guests and administrators. */
    block: (by: Viewer, { userId, reason }: { userId: string; reason: string }) =>
      change(
        by,
        userId,
        { action: 'user.block', concerns: [userId], detail: { reason } },
        async (tx, { name }) => {
          if (!(await users.block(tx, userId, reason))) throw new DomainError('user.not_blockable');
          await recordBlock(tx, { userId, name, reason, by: by.userId, at: clock.now() });
          await notify(tx, userId, blockedMail(reason));
        },
      ),

    /** Throws user.not_found, user.not_blocked. */
    unblock: (by: Viewer, { userId, reason }: { userId: string; reason: string }) =>
      change(by, userId, { action: 'user.unblock', concerns: [userId], detail: { reason } }, async (tx) => {
        if (!(await users.unblock(tx, userId))) throw new DomainError('user.not_blocked');
        await recordUnblock(tx, { userId, reason, by: by.userId, at: clock.now() });
        await notify(tx, userId, unblockedMail(reason));
      }),

    /** Throws user.not_found. */
    endSessions: (by: Viewer, userId: string) =>
      change(by, userId, { action: 'user.end-sessions' }, async (tx) => {
        await users.sessions.endAll(tx, userId);
      }),
  };
}

function toListedUser(user: ListedAccount, mails: Awaited<ReturnType<Accounts['findMails']>>): ListedUser {
  const { points, stories, lastSeenAt } = user;
  const { id, name, avatarUrl, isReal: isRealUser, isAdmin, blockedAt, blockReason: reason } = user;
  return {
    id,
    name,
    avatarUrl,
    isRealUser,
    isAdmin,
    emails: [...(mails.get(id) ?? [])],
    createdAt: user.createdAt.toISOString(),
    blocked: blockedAt === null || reason === null ? null : { at: blockedAt.toISOString(), reason },
    points,
    stories,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
