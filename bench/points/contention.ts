import { createPoints } from '@storyloom/api/modules/points/points.service.ts';
import { systemClock } from '@storyloom/api/platform/clock.ts';
import { openDatabase } from '@storyloom/api/platform/db.ts';
import { DomainError } from '@storyloom/api/platform/errors.ts';
import { createLogger } from '@storyloom/api/platform/logger.ts';
import { query } from '../processes/database.ts';
import type { Comparison } from '../report/comparison.ts';
import type { TestLedger } from './ledgers.ts';

const SPENDS = 1_000;
/** Points for half of the spends. */
const POINTS = 500;
/** Connections that wait for the account at once. */
const CONNECTIONS = 100;

const exactly = (count: number) => ({ words: `${count}`, kind: 'between', from: count, to: count }) as const;

/** Spends of one account, all at once, with points for half of them. */
export async function measureContention({ url }: TestLedger): Promise<Comparison[]> {
  const userId = `contended:${Date.now()}`;
  await query(url, "insert into users (id, name, created_at) values ($1, 'Reader', now())", [userId]);
  const database = openDatabase({ url, size: CONNECTIONS, logger: createLogger('warn') });
  const { db } = database;
  const points = createPoints({ db, clock: systemClock });
  const reason = 'chat.reply';
  await db.transaction((tx) =>
    points.grant(tx, { userId, amount: POINTS, key: `grant:${userId}`, reason: 'guest.welcome' }),
  );
  const outcomes = { charged: 0, refused: 0, failed: 0 };
  const spend = async (serial: number) => {
    const change = { userId, amount: 1, key: `spend:${userId}:${serial}`, reason } as const;
    try {
      await db.transaction((tx) => points.spend(tx, change));
      outcomes.charged += 1;
    } catch (error) {
      const isRefused = error instanceof DomainError && error.error === 'points.insufficient';
      outcomes[isRefused ? 'refused' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: SPENDS }, (_, serial) => spend(serial)));
  const { totalIntegral } = await points.account(userId);
  await database.close();
  const [entries] = await query(
    url,
    'select count(*)::int as spends from points_entries where user_id = $1 and kind = $2',
    [userId, 'SPEND'],
  );
  const row = (what: string, ours: number, other: number): Comparison => ({
    ...{ what, unit: '', ours, other },
    target: exactly(other),
  });
  return [
    row(`Charged of ${SPENDS} spends at once, ${POINTS} points`, outcomes.charged, POINTS),
    row('Entries of them', Number(entries?.spends), POINTS),
    row('Refused for lack of points', outcomes.refused, SPENDS - POINTS),
    row('Failed, by a deadlock or otherwise', outcomes.failed, 0),
    row('Balance afterwards', totalIntegral, 0),
  ];
}
