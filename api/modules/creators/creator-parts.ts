import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Insight } from '../insight/insight.service.ts';
import type { Users } from '../users/users.service.ts';

/** The dependencies that all parts of the creator programme share. */
export interface CreatorParts {
  db: Db;
  clock: Clock;
  users: Pick<Users, 'authors'>;
  audit: Pick<Audit, 'record' | 'hasRecorded'>;
  insight: Pick<Insight, 'sumVisitors'>;
  /** Sends a mail to a user with an address. */
  notify(tx: Tx, userId: string, mail: { subject: string; text: string; html: string }): Promise<void>;
}
