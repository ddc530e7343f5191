import type { AdminReceipt } from '@storyloom/contract/admin/entities/admin-receipt';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { PointsReceipt } from '@storyloom/contract/points/entities/points-receipt';
import type { PointsRecord, RecordType } from '@storyloom/contract/points/entities/points-record';
import { type SpendingDay, spendingPurposes } from '@storyloom/contract/points/entities/points-spending';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/csv-file.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import {
  countRecords,
  findRecord,
  listRecords,
  listRelated,
  type RecordRow,
  sumSpending,
} from './history.repository.ts';
import type { Entry } from './points.repository.ts';
import { describeReason, purposes } from './reasons.ts';

const LATEST = { name: 'POINTS', isInteger: true, pageField: 'pageNum' } as const;
const CHART_DAYS = 30;
const DAY_MS = 86_400_000;

const income = ['GRANT', 'CHECK_IN', 'MONTHLY', 'PURCHASE', 'MERGE', 'RESTORE'] as const;
const expenses = ['HOLD', 'SPEND', 'CLAWBACK', 'REPAYMENT'] as const;
const kinds = { ALL: [...income, ...expenses], INCOME: income, EXPENSE: expenses } as const;

/** The points history of a user: rows, receipts, the chart and the file. */
export function createHistory({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async records(
      query: { userId: string; recordType: RecordType | undefined } & ListRequest,
    ): Promise<CursorPage<PointsRecord>> {
      const filter = { userId: query.userId, kinds: kinds[query.recordType ?? 'ALL'] };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, query, (range) => listRecords(db, filter, range)),
        countRecords(db, filter, listLimits.totalCountCap + 1),
      ]);
      const records = rows.map(({ entry }) => toRecord(entry));
      return toCursorPage(records, { page: query.page, total, nextCursor });
    },

    /** Throws points.record_not_found unless it is a row of the user's history. */
    async receipt(userId: string, id: string): Promise<PointsReceipt> {
      const { entries, ...receipt } = await readReceipt(userId, id);
      return { ...receipt, entries: entries.map(toReceiptEntry) };
    },

    /** A receipt for administrators. Throws points.record_not_found. */
    async adminReceipt(userId: string, id: string): Promise<AdminReceipt> {
      const { entries, ...receipt } = await readReceipt(userId, id);
      return {
        ...receipt,
        entries: entries.map((entry) => {
          const { key, reason, fromAccount, toAccount } = entry;
          return { ...toReceiptEntry(entry), key, reason, fromAccount, toAccount };
        }),
      };
    },

    /** One row for each of the last 30 UTC days, today last. */
    async spending(userId: string): Promise<{ days: SpendingDay[] }> {
      const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
      const first = today - (CHART_DAYS - 1) * DAY_MS;
      const sums = await sumSpending(db, userId, new Date(first));
      const days = Array.from({ length: CHART_DAYS }, (_, index) => {
        const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
        const ofDay = sums.filter((sum) => sum.day === day);
        const spent = spendingPurposes.map((purpose) => ({
          purpose,
          amount: ofDay
            .filter(({ reason }) => purposes[reason as keyof typeof purposes] === purpose)
            .reduce((total, { amount }) => total + amount, 0),
        }));
        return { day, spent: spent.filter(({ amount }) => amount > 0) };
      });
      return { days };
    },

    /** The whole history as a CSV file, newest first, read while it is sent. */
    download: (userId: string): Response =>
      csvFile('storyloom-points.csv', 'Time (UTC),Description,Points,Id', readAll(userId)),
  };

  async function readReceipt(userId: string, id: string) {
    const isNumber = /^\d{1,15}$/.test(id);
    const entry = isNumber ? await findRecord(db, { userId, kinds: kinds.ALL }, Number(id)) : undefined;
    if (entry === undefined) throw new DomainError('points.record_not_found');
    const related = await listRelated(db, entry);
    return {
      record: toRecord(entry),
      // A cause may belong to another account: that of a merged guest.
      entries: related.filter((each) => each.userId === userId),
      target: entry.target ?? related.find(({ target }) => target !== null)?.target ?? null,
    };
  }

  async function* readAll(userId: string) {
    const filter = { userId, kinds: kinds.ALL };
    const limit = 1_000;
    for (let last: { key: number; id: string } | null = null; ; ) {
      const rows = await listRecords(db, filter, { limit, offset: 0, last });
      yield rows.map(({ entry }) => toCells(entry));
      if (rows.length < limit) return;
      last = rows.at(-1) ?? null;
    }
  }
}

function toCells(entry: Entry) {
  const { id, description, createTime, recordType, integralAmount } = toRecord(entry);
  return [createTime, description, recordType === 'INCOME' ? integralAmount : -integralAmount, id];
}

function toRecord(entry: Entry & Partial<RecordRow>): PointsRecord {
  const { target, storyTitle } = entry;
  const isOfStory = target !== null && 'storyId' in target && storyTitle;
  return {
    id: String(entry.id),
    description: describeReason(entry.reason),
    createTime: entry.createdAt.toISOString(),
    recordType: expenses.some((kind) => kind === entry.kind) ? 'EXPENSE' : 'INCOME',
    integralAmount: entry.amount,
    ...(isOfStory && { story: { id: target.storyId, title: storyTitle } }),
  };
}

function toReceiptEntry({ id, kind, amount, createdAt }: Entry): PointsReceipt['entries'][number] {
  return { id: String(id), kind, amount, createTime: createdAt.toISOString() };
}
