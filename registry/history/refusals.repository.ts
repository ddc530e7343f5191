import type pg from 'pg';
import { rowsOf } from '../platform/queries.ts';
import type { Action } from './audit.repository.ts';

export interface RefusalRow {
  at: string;
  action: Action;
  /** Build or version that was asked for. */
  build: string | null;
  actor: string;
  reason: string;
}

interface Refusal extends Omit<RefusalRow, 'at'> {
  at: Date;
  mfe: string;
}

/** Age after which refusals are deleted, in days. */
const keptDays = 180;

/** Keeps a refusal, and deletes old ones. */
export async function insertRefusal(pool: pg.Pool, refusal: Refusal): Promise<void> {
  const { at, mfe, action, build, actor, reason } = refusal;
  await pool.query(
    'INSERT INTO registry.refusals (at, mfe, action, build, actor, reason) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, mfe, action, build, actor, reason],
  );
  await pool.query('DELETE FROM registry.refusals WHERE at < $1::timestamptz - make_interval(days => $2)', [
    at,
    keptDays,
  ]);
}

/** The newest refusals of a micro-frontend, the last one first. */
export const listRefusals = (pool: pg.Pool, mfe: string, limit: number) =>
  rowsOf<RefusalRow>(
    pool,
    'SELECT at, action, build, actor, reason FROM registry.refusals WHERE mfe = $1 ORDER BY id DESC LIMIT $2',
    [mfe, limit],
  );
