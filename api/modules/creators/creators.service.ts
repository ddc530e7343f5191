import { join } from 'node:path';
import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { ValuesOf } from '../../platform/settings.ts';
import { readSnapshot } from '../../platform/snapshot.ts';
import { createContracts } from './contracts/contracts.service.ts';
import type { CreatorParts } from './creator-parts.ts';
import { countStories } from './creator-stories.repository.ts';
import type { creatorsSettings } from './creators.config.ts';
import { createDocumentKeys } from './documents/document-keys.ts';
import { createDocuments } from './documents/documents.service.ts';
import { toEarnings } from './earnings.ts';
import { eraseCreator } from './erase-creator.ts';
import { countMoneyDifferences, moveMoney, readMoney } from './money/money.repository.ts';
import { createWithdrawalEnds } from './withdrawals/end-withdrawal.ts';
import { createReview } from './withdrawals/review.service.ts';
import { createWithdrawals } from './withdrawals/withdrawals.service.ts';

interface Parts extends CreatorParts {
  config: ValuesOf<typeof creatorsSettings> & { DATA_DIR: string };
  /** Re-encodes an uploaded picture. */
  encode(file: File, signal: AbortSignal): Promise<Buffer>;
}

export type Creators = ReturnType<typeof createCreators>;

/** The creator programme: milestones, contract, withdrawals, and their review. */
export function createCreators(parts: Parts) {
  const { db, clock, insight, config, encode } = parts;
  const keys = createDocumentKeys({
    configured: config.DOCUMENT_KEYS.map((key) => Buffer.from(key, 'base64')),
    file: join(config.DATA_DIR, 'keys', 'documents.key'),
  });
  const documents = createDocuments({ db, clock, keys, encode });
  const ends = createWithdrawalEnds(parts);

  async function readEarnings(userId: string): Promise<Earnings> {
    return readSnapshot(db, async (tx) => {
      const money = await readMoney(tx, userId, clock.now());
      const visitors = await insight.sumVisitors(userId, tx);
      const { totalChats } = await countStories(tx, userId);
      return toEarnings(money, visitors, totalChats);
    });
  }

  return {
    earnings: readEarnings,

    /** Claims the reward of a milestone, once. Throws creator.tier_not_reached and creator.tier_claimed. */
    async claim(userId: string, tier: number): Promise<Earnings> {
      const milestone = creatorLimits.tiers.find((each) => each.tier === tier);
      const { uv } = await insight.sumVisitors(userId);
      if (milestone === undefined || uv < milestone.visitors)
        throw new DomainError('creator.tier_not_reached');
      const { cents } = milestone;
      const outcome = await db.transaction((tx) =>
        moveMoney(tx, { kind: 'REWARD', userId, tier, cents }, clock.now()),
      );
      if (outcome !== 'MOVED') throw new DomainError('creator.tier_claimed');
      return readEarnings(userId);
    },

    contracts: createContracts(parts),
    withdrawals: createWithdrawals(parts),
    review: createReview({ ...parts, ends, readDocument: documents.read }),
    documents,
    /** Creators whose balance is not the sum of their entries. */
    countDifferences: () => countMoneyDifferences(db),
    erase: (tx: Tx, { userId }: { userId: string }): Promise<number> => eraseCreator(tx, userId, ends),
    jobs: documents.jobs,
  };
}
