import type { decideGrant as decideEndpoint } from '@storyloom/contract/admin/endpoints/decide-grant';
import type { grant as grantEndpoint } from '@storyloom/contract/admin/endpoints/grant';
import type { grants as grantsEndpoint } from '@storyloom/contract/admin/endpoints/grants';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { pointsAdminLimits } from '@storyloom/contract/admin/limits';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Author } from '@storyloom/contract/stories/entities/author';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Points } from '../points/points.service.ts';
import type { Users } from '../users/users.service.ts';
import { grantMail } from './grant-mail.ts';
import {
  countGrants,
  deleteGrants,
  findGrantByRequest,
  insertGrant,
  listGrants,
  lockAdministrator,
  lockGrant,
  sumGrantedAlone,
  updateGrant,
} from './grants.repository.ts';
import type { GrantRow } from './points-admin.schema.ts';

const DAY_MS = 86_400_000;
const LATEST = { name: 'GRANTS', isInteger: true };

interface Parts {
  db: Db;
  clock: Clock;
  users: Pick<Users, 'findUsers' | 'authors' | 'admins'>;
  points: Pick<Points, 'grant'>;
  audit: Pick<Audit, 'record'>;
  /** Mails an administrator about a waiting grant. */
  notify(tx: Tx, userId: string, mail: ReturnType<typeof grantMail>): Promise<void>;
}

export type PointsAdmin = ReturnType<typeof createPointsAdmin>;
type GrantInput = ParsedInputOf<typeof grantEndpoint>;

/** The administrators who are mailed about a waiting grant, and the names in the mail. */
interface Readers {
  admins: readonly Author[];
  authors: ReadonlyMap<string, Author>;
}

/** Points that administrators grant. */
export function createPointsAdmin({ db, clock, users, points, audit, notify }: Parts) {
  async function toGrants(rows: readonly GrantRow[]): Promise<PointsGrant[]> {
    const authors = await users.authors(
      rows.flatMap(({ userId, requestedBy, decidedBy }) => [userId, requestedBy, decidedBy ?? '']),
    );
    return rows.map((row) => describe(row, authors));
  }

  function describe(row: GrantRow, authors: ReadonlyMap<string, Author>): PointsGrant {
    return {
      id: row.id,
      amount: row.amount,
      reason: row.reason,
      user: authors.get(row.userId) ?? { id: row.userId, name: '', avatarUrl: null },
      state: isExpired(row) ? 'EXPIRED' : row.state,
      by: authors.get(row.requestedBy) ?? null,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decidedBy: authors.get(row.decidedBy ?? '') ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  }

  async function toGrant(row: GrantRow): Promise<PointsGrant> {
    const [grant] = await toGrants([row]);
    if (grant === undefined) throw new Error('A grant was not converted.');
    return grant;
  }

  /** Mails those who may decide it. */
  async function announce(tx: Tx, row: GrantRow, { admins, authors }: Readers): Promise<void> {
    const mail = grantMail(describe(row, authors));
    for (const { id } of admins) {
      if (id !== row.requestedBy && id !== row.userId) await notify(tx, id, mail);
    }
  }

  const isExpired = ({ state, expiresAt }: GrantRow) => state === 'WAITING' && expiresAt <= clock.now();

  const credit = (tx: Tx, { id, userId, amount }: GrantRow) =>
    points.grant(tx, { userId, amount, key: `grant:${id}`, reason: 'admin.granted' });

  async function mayGrantAlone(tx: Tx, by: string, amount: number, now: Date): Promise<boolean> {
    if (amount > pointsAdminLimits.grantAlone) return false;
    const granted = await sumGrantedAlone(tx, by, new Date(now.getTime() - DAY_MS));
    return granted + amount <= pointsAdminLimits.grantAlonePerDay;
  }

  async function insertNew(
    tx: Tx,
    by: string,
    { userId, amount, ...input }: GrantInput,
    readers: Readers,
  ): Promise<GrantRow> {
    await lockAdministrator(tx, by);
    const { reason, clientRequestId } = input;
    const known = await findGrantByRequest(tx, { requestedBy: by, clientRequestId });
    if (known !== undefined) {
      const isSame = known.userId === userId && known.amount === amount && known.reason === reason;
      if (!isSame) throw new DomainError('request.repeated');
      return known;
    }
    const now = clock.now();
    const isAlone = await mayGrantAlone(tx, by, amount, now);
    const row: GrantRow = {
      id: newId(),
      userId,
      amount,
      reason,
      requestedBy: by,
      clientRequestId,
      state: isAlone ? 'GRANTED' : 'WAITING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + pointsAdminLimits.grantDays * DAY_MS),
      decidedBy: null,
      decidedAt: null,
    };
    // The credit precedes the row, whose foreign key locks the user: a merge locks points before users.
    if (isAlone) await credit(tx, row);
    await insertGrant(tx, row);
    if (!isAlone) await announce(tx, row, readers);
    const action = isAlone ? 'points.grant' : 'points.request-grant';
    const detail = { grantId: row.id, amount, reason };
    await audit.record(tx, { by, action, concerns: [userId], target: userId, detail });
    return row;
  }

  return {
    /** Grants points, or asks a second administrator to. Throws user.not_found, grant.guest, decision.own and request.repeated. */
    async grant(by: string, input: GrantInput): Promise<PointsGrant> {
      const [user] = await users.findUsers([input.userId]);
      if (user === undefined) throw new DomainError('user.not_found');
      // A guest may be anybody, also the administrator.
      if (!user.isReal) throw new DomainError('grant.guest');
      // Read before the transaction, which would need a second connection for them.
      const [admins, authors] = await Promise.all([users.admins(), users.authors([input.userId, by])]);
      return toGrant(await db.transaction((tx) => insertNew(tx, by, input, { admins, authors })));
    },

    /** Throws grant.not_found, grant.decided, grant.expired and decision.own. */
    async decide(by: string, { id, outcome }: ParsedInputOf<typeof decideEndpoint>): Promise<PointsGrant> {
      const decided = await db.transaction(async (tx) => {
        const row = await lockGrant(tx, id);
        if (row === undefined) throw new DomainError('grant.not_found');
        if (row.state !== 'WAITING') throw new DomainError('grant.decided');
        if (isExpired(row)) throw new DomainError('grant.expired');
        const state = outcome === 'APPROVE' ? 'GRANTED' : 'REJECTED';
        const decision = { state, decidedBy: by, decidedAt: clock.now() } as const;
        const { userId, amount, requestedBy } = row;
        const action = state === 'GRANTED' ? 'points.approve-grant' : 'points.reject-grant';
        const concerns = [userId, requestedBy] as const;
        const detail = { grantId: id, amount, requestedBy };
        await audit.record(tx, { by, action, concerns, target: userId, detail });
        await updateGrant(tx, id, decision);
        if (state === 'GRANTED') await credit(tx, row);
        return { ...row, ...decision };
      });
      return toGrant(decided);
    },

    async grants({
      userId,
      state,
      ...request
    }: ParsedInputOf<typeof grantsEndpoint>): Promise<CursorPage<PointsGrant>> {
      const filter = { userId, waitingAt: state === 'waiting' ? clock.now() : undefined };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listGrants(db, filter, range)),
        countGrants(db, filter, listLimits.totalCountCap + 1),
      ]);
      const grants = await toGrants(rows.map(({ grant }) => grant));
      return toCursorPage(grants, { page: request.page, total, nextCursor });
    },

    erase: (tx: Tx, { userId }: { userId: string }): Promise<number> => deleteGrants(tx, userId),
  };
}
