import type { contracts as contractsEndpoint } from '@storyloom/contract/admin/endpoints/contracts';
import type { decideContract as decideEndpoint } from '@storyloom/contract/admin/endpoints/decide-contract';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Contract } from '@storyloom/contract/creators/entities/contract';
import type { CreatorApplication } from '@storyloom/contract/creators/entities/creator-application';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import { readSnapshot } from '../../../platform/snapshot.ts';
import type { CreatorParts } from '../creator-parts.ts';
import { countStories } from '../creator-stories.repository.ts';
import type { ContractRow } from '../creators.schema.ts';
import { contractMail, refusalMail } from '../decision-mails.ts';
import {
  countContracts,
  findLatestContract,
  insertContract,
  listContracts,
  lockContract,
  updateContract,
} from './contracts.repository.ts';

const LATEST = { name: 'CONTRACTS', isInteger: true };

/** The creator contract: applications, and the decisions of administrators. */
export function createContracts({ db, clock, users, audit, notify }: CreatorParts) {
  const toContract = (row: ContractRow | undefined, cardsReached: number): Contract => ({
    cardsNeeded: creatorLimits.contractCards,
    heatNeeded: creatorLimits.contractHeat,
    cardsReached,
    state: row?.state ?? 'NONE',
    reason: row?.reason ?? null,
    appliedAt: row?.appliedAt.toISOString() ?? null,
  });

  async function read(userId: string): Promise<Contract> {
    return readSnapshot(db, async (tx) => {
      const row = await findLatestContract(tx, userId);
      return toContract(row, (await countStories(tx, userId)).cardsReached);
    });
  }

  async function toApplications(rows: readonly ContractRow[]): Promise<CreatorApplication[]> {
    const authors = await users.authors(rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy ?? '']));
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        message: row.message,
        state: row.state,
        reason: row.reason,
        user: authors.get(row.userId) ?? null,
        cardsReached: (await countStories(db, row.userId)).cardsReached,
        appliedAt: row.appliedAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
        decidedBy: authors.get(row.decidedBy ?? '') ?? null,
      })),
    );
  }

  return {
    read,

    /** Throws creator.contract_not_met, creator.contract_open and creator.contract_accepted. */
    async apply(userId: string, message: string): Promise<Contract> {
      const { cardsReached } = await countStories(db, userId);
      if (cardsReached < creatorLimits.contractCards) throw new DomainError('creator.contract_not_met');
      const row: ContractRow = {
        id: newId(),
        userId,
        message,
        state: 'APPLIED',
        reason: null,
        appliedAt: clock.now(),
        decidedBy: null,
        decidedAt: null,
      };
      if (await db.transaction((tx) => insertContract(tx, row))) return toContract(row, cardsReached);
      const { state } = await read(userId);
      throw new DomainError(state === 'ACCEPTED' ? 'creator.contract_accepted' : 'creator.contract_open');
    },

    /** Lists applications for administrators, the latest first. */
    async list({
      state,
      ...request
    }: ParsedInputOf<typeof contractsEndpoint>): Promise<CursorPage<CreatorApplication>> {
      const [{ rows, nextCursor }, total] = await readSnapshot(db, async (tx) => [
        await readPage(LATEST, request, (range) => listContracts(tx, state, range)),
        await countContracts(tx, state, listLimits.totalCountCap + 1),
      ]);
      const applications = await toApplications(rows.map(({ row }) => row));
      return toCursorPage(applications, { page: request.page, total, nextCursor });
    },

    /** Throws contract.not_found, contract.decided and decision.own. */
    async decide(
      by: string,
      { id, outcome, reason }: ParsedInputOf<typeof decideEndpoint>,
    ): Promise<CreatorApplication> {
      const decided = await db.transaction(async (tx) => {
        const row = await lockContract(tx, id);
        if (row === undefined) throw new DomainError('contract.not_found');
        if (row.state !== 'APPLIED') throw new DomainError('contract.decided');
        const isAccepted = outcome === 'ACCEPT';
        const change = {
          state: isAccepted ? ('ACCEPTED' as const) : ('REFUSED' as const),
          reason: isAccepted ? null : (reason ?? ''),
          decidedBy: by,
          decidedAt: clock.now(),
        };
        await updateContract(tx, id, change);
        const action = isAccepted ? 'contract.accept' : 'contract.refuse';
        await audit.record(tx, {
          by,
          action,
          concerns: [row.userId],
          target: row.userId,
          detail: { contractId: id, reason },
        });
        const mail = isAccepted
          ? contractMail()
          : refusalMail(reason ?? '', (await countStories(tx, row.userId)).cardsReached);
        await notify(tx, row.userId, mail);
        return { ...row, ...change };
      });
      const [application] = await toApplications([decided]);
      if (application === undefined) throw new Error('An application was not converted.');
      return application;
    },
  };
}
