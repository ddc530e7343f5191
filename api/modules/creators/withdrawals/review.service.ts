import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { decideWithdrawal as decideEndpoint } from '@storyloom/contract/endpoints/admin/decide-withdrawal';
import type { withdrawals as listEndpoint } from '@storyloom/contract/endpoints/admin/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/entities/admin-withdrawal';
import { listLimits } from '@storyloom/contract/limits/lists';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import type { CreatorParts } from '../creator-parts.ts';
import { countStories } from '../creator-stories.repository.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { approvedMail } from '../decision-mails.ts';
import { deleteDocument } from '../documents/documents.repository.ts';
import type { WithdrawalEnds } from './end-withdrawal.ts';
import {
  countWithdrawals,
  listWithdrawals,
  lockWithdrawal,
  updateWithdrawal,
} from './withdrawals.repository.ts';
import { toWithdrawal } from './withdrawals.service.ts';

const LATEST = { name: 'WITHDRAWALS', isInteger: true };

interface ReviewParts extends CreatorParts {
  ends: WithdrawalEnds;
  readDocument(tx: Tx, withdrawalId: string): Promise<Buffer>;
  isPaidByHand(row: WithdrawalRow): boolean;
  /** Sends an approved withdrawal to the provider, with the transaction. */
  sendPayout(tx: Tx, withdrawalId: string): Promise<void>;
}

/** Withdrawals as administrators decide them. Each step is audited. */
export function createReview(parts: ReviewParts) {
  const { db, clock, users, audit, insight, notify, ends, readDocument, isPaidByHand, sendPayout } = parts;
  const payoutOf = (row: WithdrawalRow) => (isPaidByHand(row) ? 'MANUAL' : 'PAYPAL');

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
          ...{ revision: row.revision, payout: payoutOf(row), reference: row.reference },
          user: authors.get(row.userId) ?? null,
          hasDocument: row.state === 'REQUESTED',
          decidedBy: authors.get(row.decidedBy ?? '') ?? null,
          ...{ ...visitors, totalChats },
        };
      }),
    );
  }

  /** A withdrawal on which an administrator acts, locked. Throws withdrawal.not_found and creator.own_decision. */
  async function lockFor(tx: Tx, by: string, id: string): Promise<WithdrawalRow> {
    const row = await lockWithdrawal(tx, id);
    if (row === undefined) throw new DomainError('withdrawal.not_found');
    if (row.userId === by) throw new DomainError('creator.own_decision');
    return row;
  }

  async function convert(row: WithdrawalRow): Promise<AdminWithdrawal> {
    const [withdrawal] = await toAdminWithdrawals([row]);
    if (withdrawal === undefined) throw new Error('A withdrawal was not converted.');
    return withdrawal;
  }

  async function approve(tx: Tx, by: string, row: WithdrawalRow): Promise<WithdrawalRow> {
    const { id, userId, cents } = row;
    const payout = payoutOf(row);
    const change = { state: 'APPROVED', payout, decidedBy: by, decidedAt: clock.now() } as const;
    await updateWithdrawal(tx, id, change);
    await deleteDocument(tx, id);
    const detail = { withdrawalId: id, cents, payout };
    await audit.record(tx, { by, action: 'withdrawal.approve', target: userId, detail });
    await notify(tx, userId, approvedMail(cents));
    if (payout === 'PAYPAL') await sendPayout(tx, id);
    return { ...row, ...change };
  }

  return {
    async list({
      state,
      ...request
    }: ParsedInputOf<typeof listEndpoint>): Promise<CursorPage<AdminWithdrawal>> {
      const filter = { isWaiting: state === 'waiting' };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listWithdrawals(db, filter, range)),
        countWithdrawals(db, filter, listLimits.totalCountCap + 1),
      ]);
      const listed = await toAdminWithdrawals(rows.map(({ row }) => row));
      return toCursorPage(listed, { page: request.page, total, nextCursor });
    },

    /**
     * Approves or rejects. An approved withdrawal that is paid by hand can still be rejected. Throws withdrawal.not_found,
     * withdrawal.decided, withdrawal.changed, withdrawal.paid_by_provider and creator.own_decision.
     */
    async decide(
      by: string,
      { id, revision, outcome, reason }: ParsedInputOf<typeof decideEndpoint>,
    ): Promise<AdminWithdrawal> {
      const decided = await db.transaction(async (tx) => {
        const row = await lockFor(tx, by, id);
        const isLateRefusal = row.state === 'APPROVED' && outcome === 'REFUSE';
        if (row.state !== 'REQUESTED' && !isLateRefusal) throw new DomainError('withdrawal.decided');
        if (isLateRefusal && !isPaidByHand(row)) throw new DomainError('withdrawal.paid_by_provider');
        if (row.revision !== revision) throw new DomainError('withdrawal.changed');
        return outcome === 'ACCEPT'
          ? approve(tx, by, row)
          : ends.reject(tx, row, { by, reason: reason ?? '' });
      });
      return convert(decided);
    },

    /** Throws withdrawal.not_found, withdrawal.not_approved, withdrawal.paid_by_provider and creator.own_decision. */
    async pay(by: string, { id, reference }: { id: string; reference: string }): Promise<AdminWithdrawal> {
      const paid = await db.transaction(async (tx) => {
        const row = await lockFor(tx, by, id);
        if (row.state !== 'APPROVED') throw new DomainError('withdrawal.not_approved');
        if (!isPaidByHand(row)) throw new DomainError('withdrawal.paid_by_provider');
        return ends.pay(tx, row, { by, reference });
      });
      return convert(paid);
    },

    /** The document as a data URL. Throws withdrawal.not_found, withdrawal.document_missing and creator.own_decision. */
    document: (by: string, id: string): Promise<{ image: string }> =>
      db.transaction(async (tx) => {
        const row = await lockFor(tx, by, id);
        const image = await readDocument(tx, id);
        const detail = { withdrawalId: id };
        await audit.record(tx, { by, action: 'withdrawal.view-document', target: row.userId, detail });
        return { image: `data:image/webp;base64,${image.toString('base64')}` };
      }),
  };
}
