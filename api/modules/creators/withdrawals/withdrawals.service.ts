import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { Page } from '@storyloom/contract/core/paged';
import type { changeWithdrawal as changeEndpoint } from '@storyloom/contract/creators/endpoints/change-withdrawal';
import type { withdraw as withdrawEndpoint } from '@storyloom/contract/creators/endpoints/withdraw';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { toPage, window } from '../../../platform/paging.ts';
import { readSnapshot } from '../../../platform/snapshot.ts';
import type { CreatorParts } from '../creator-parts.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { changedMail } from '../decision-mails.ts';
import { attachDocument } from '../documents/documents.repository.ts';
import { moveMoney } from '../money/money.repository.ts';
import { maskEmail } from './mask-email.ts';
import {
  countWithdrawals,
  insertWithdrawal,
  listWithdrawals,
  lockWithdrawal,
  updateWithdrawal,
} from './withdrawals.repository.ts';

export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  const { id, cents, paypalEmail, contactEmail, legalName, country, documentType, state, reason } = row;
  return {
    id,
    cents,
    paypalEmail,
    contactEmail,
    legalName,
    country,
    documentType,
    state,
    reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** The requests and changes of withdrawals by their owners. */
export function createWithdrawals({ db, clock, audit, notify }: CreatorParts) {
  return {
    /**
     * Requests a withdrawal. Throws withdrawal.too_small, withdrawal.open, withdrawal.document_missing and
     * withdrawal.insufficient without changing anything.
     */
    async request(userId: string, input: ParsedInputOf<typeof withdrawEndpoint>): Promise<Withdrawal> {
      const { cents, paypalEmail, contactEmail, legalName = '', country = null } = input;
      const { documentType, documentId } = input;
      if (cents < creatorLimits.withdrawalMinCents) throw new DomainError('withdrawal.too_small');
      const row: WithdrawalRow = {
        id: newId(),
        userId,
        cents,
        paypalEmail,
        contactEmail,
        legalName,
        country,
        documentType,
        state: 'REQUESTED',
        reason: null,
        revision: 1,
        reference: null,
        isOwnerless: false,
        createdAt: clock.now(),
        decidedBy: null,
        decidedAt: null,
        paidAt: null,
      };
      await db.transaction(async (tx) => {
        if (!(await insertWithdrawal(tx, row))) throw new DomainError('withdrawal.open');
        const move = { kind: 'WITHDRAWAL', userId, withdrawalId: row.id, cents } as const;
        if ((await moveMoney(tx, move, row.createdAt)) !== 'MOVED') {
          throw new DomainError('withdrawal.insufficient');
        }
        if (!(await attachDocument(tx, { id: documentId, userId, withdrawalId: row.id }))) {
          throw new DomainError('withdrawal.document_missing');
        }
        const detail = { withdrawalId: row.id, cents, paypalEmail: maskEmail(paypalEmail) };
        await audit.record(tx, { by: userId, action: 'withdrawal.request', target: userId, detail });
      });
      return toWithdrawal(row);
    },

    /**
     * Changes the addresses and notifies the owner by mail. Throws withdrawal.not_found, and withdrawal.decided
     * once an administrator has decided.
     */
    async change(
      userId: string,
      { id, ...addresses }: ParsedInputOf<typeof changeEndpoint>,
    ): Promise<Withdrawal> {
      const changed = await db.transaction(async (tx) => {
        const row = await lockWithdrawal(tx, id);
        if (row === undefined || row.userId !== userId) throw new DomainError('withdrawal.not_found');
        if (row.state !== 'REQUESTED') throw new DomainError('withdrawal.decided');
        const change = { ...addresses, revision: row.revision + 1 };
        await updateWithdrawal(tx, id, change);
        const [before, after] = [maskEmail(row.paypalEmail), maskEmail(change.paypalEmail)];
        const detail = { withdrawalId: id, revision: change.revision, paypalEmail: { before, after } };
        await audit.record(tx, { by: userId, action: 'withdrawal.change', target: userId, detail });
        await notify(tx, userId, changedMail(row.cents, after));
        return { ...row, ...change };
      });
      return toWithdrawal(changed);
    },

    async list(userId: string, request: { page: number; size: number }): Promise<Page<Withdrawal>> {
      const [rows, total] = await readSnapshot(db, async (tx) => [
        await listWithdrawals(tx, { userId }, { ...window(request), last: null }),
        await countWithdrawals(tx, { userId }, listLimits.totalCountCap + 1),
      ]);
      return toPage(
        rows.map(({ row }) => toWithdrawal(row)),
        { ...request, total },
      );
    },
  };
}
