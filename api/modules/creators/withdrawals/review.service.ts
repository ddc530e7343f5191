import type { decideWithdrawal as decideEndpoint } from '@storyloom/contract/admin/endpoints/decide-withdrawal';
import type { withdrawals as listEndpoint } from '@storyloom/contract/admin/endpoints/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import { readSnapshot } from '../../../platform/snapshot.ts';
import type { CreatorParts } from '../creator-parts.ts';
import { countStories } from '../creator-stories.repository.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { approvedMail } from '../decision-mails.ts';
import { deleteDocument } from '../documents/documents.repository.ts';
import type { WithdrawalEnds } from './end-withdrawal.ts';
import { lockForReview } from './lock-for-review.ts';
import { countWithdrawals, listWithdrawals, updateWithdrawal } from './withdrawals.repository.ts';
import { toWithdrawal } from './withdrawals.service.ts';

const LATEST = { name: 'WITHDRAWALS', isInteger: true };

interface ReviewParts extends CreatorParts {
  ends: WithdrawalEnds;
  readDocument(tx: Tx, withdrawalId: string): Promise<Buffer>;
}

/** The review of withdrawals by administrators. Each step is audited. */
export function createReview(parts: ReviewParts) {
  const { db, clock, users, audit, insight, notify, ends, readDocument } = parts;

  async function toAdminWithdrawals(rows: readonly WithdrawalRow[]): Promise<AdminWithdrawal[]> {
    const authors = await users.authors(rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy ?? '']));
    return Promise.all(
      rows.map(async (row) => {
        const [visitors, { totalChats }] = await Promise.all([
          insight.sumVisitors(row.userId),
          countStories(db, row.userId),
        ]);
        return {
          ...toWithdrawal(row),
          revision: row.revision,
          reference: row.reference,
          user: authors.get(row.userId) ?? null,
          hasDocument: row.state === 'REQUESTED',
          decidedBy: authors.get(row.decidedBy ?? '') ?? null,
          ...visitors,
          totalChats,
        };
      }),
    );
  }

  async function convert(row: WithdrawalRow): Promise<AdminWithdrawal> {
    const [withdrawal] = await toAdminWithdrawals([row]);
    if (withdrawal === undefined) throw new Error('A withdrawal was not converted.');
    return withdrawal;
  }

  /** The entry of the audit for a look at the document of a revision. */
  const look = (by: string, { id, userId, revision }: WithdrawalRow) =>
    ({
      by,
      action: 'withdrawal.view-document',
      concerns: [userId],
      target: userId,
      detail: { withdrawalId: id, revision },
    }) as const;

  async function approve(tx: Tx, by: string, row: WithdrawalRow): Promise<WithdrawalRow> {
    const { id, userId, cents } = row;
    if (by !== userId && !(await audit.hasRecorded(tx, look(by, row))))
      throw new DomainError('withdrawal.document_unread');
    const change = { state: 'APPROVED', decidedBy: by, decidedAt: clock.now() } as const;
    await updateWithdrawal(tx, id, change);
    await deleteDocument(tx, id);
    const detail = { withdrawalId: id, cents };
    await audit.record(tx, { by, action: 'withdrawal.approve', concerns: [userId], target: userId, detail });
    await notify(tx, userId, approvedMail(cents));
    return { ...row, ...change };
  }

  return {
    /** Lists withdrawals. They contain addresses, so the access is audited: once, for the first page, if there are any. */
    async list(
      by: string,
      { state, ...request }: ParsedInputOf<typeof listEndpoint>,
    ): Promise<CursorPage<AdminWithdrawal>> {
      const filter = { isWaiting: state === 'waiting', isDecided: state === 'decided' };
      const [{ rows, nextCursor }, total] = await readSnapshot(db, async (tx) => [
        await readPage(LATEST, request, (range) => listWithdrawals(tx, filter, range)),
        await countWithdrawals(tx, filter, listLimits.totalCountCap + 1),
      ]);
      if (request.after === undefined && rows.length > 0) {
        const look = { by, action: 'withdrawal.list', target: 'withdrawals', detail: { state } } as const;
        await db.transaction((tx) => audit.record(tx, look));
      }
      const listed = await toAdminWithdrawals(rows.map(({ row }) => row));
      return toCursorPage(listed, { page: request.page, total, nextCursor });
    },

    /**
     * Approves or rejects. Who approves has seen the document of this revision. An approved withdrawal can still be rejected,
     * because its payment may fail. Throws withdrawal.not_found, withdrawal.decided, withdrawal.changed,
     * withdrawal.document_unread and decision.own.
     */
    async decide(
      by: string,
      { id, revision, outcome, reason }: ParsedInputOf<typeof decideEndpoint>,
    ): Promise<AdminWithdrawal> {
      const decided = await db.transaction(async (tx) => {
        const row = await lockForReview(tx, id);
        const isLateRefusal = row.state === 'APPROVED' && outcome === 'REFUSE';
        if (row.state !== 'REQUESTED' && !isLateRefusal) throw new DomainError('withdrawal.decided');
        if (row.revision !== revision) throw new DomainError('withdrawal.changed');
        return outcome === 'ACCEPT'
          ? approve(tx, by, row)
          : ends.reject(tx, row, { by, reason: reason ?? '' });
      });
      return convert(decided);
    },

    /** Records a payment made in PayPal. Throws withdrawal.not_found, withdrawal.not_approved and decision.own. */
    async pay(by: string, { id, reference }: { id: string; reference: string }): Promise<AdminWithdrawal> {
      const paid = await db.transaction(async (tx) => {
        const row = await lockForReview(tx, id);
        if (row.state !== 'APPROVED') throw new DomainError('withdrawal.not_approved');
        return ends.pay(tx, row, { by, reference });
      });
      return convert(paid);
    },

    /** The document as a data URL. Throws withdrawal.not_found, withdrawal.document_missing and decision.own. */
    document: (by: string, id: string): Promise<{ image: string }> =>
      db.transaction(async (tx) => {
        const row = await lockForReview(tx, id);
        const image = await readDocument(tx, id);
        await audit.record(tx, look(by, row));
        return { image: `data:image/webp;base64,${image.toString('base64')}` };
      }),
  };
}
