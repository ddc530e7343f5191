import type { Db, Tx } from './db.ts';

/** Reads everything from one snapshot, so that an answer from several statements is consistent. */
export const readSnapshot = <Answer>(db: Db, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
