import type { Actor } from '../platform/actor.ts';
import type { Proof } from '../platform/proof.ts';
import { type Handle, rowOf, rowsOf } from '../platform/queries.ts';

/** Actions that change what is live. */
export const liveActions = ['publish', 'promote', 'rollback', 'withdraw', 'canary', 'stop canary'] as const;
export type LiveAction = (typeof liveActions)[number];
type OtherAction = 'lock' | 'unlock' | 'preview' | 'withdraw build' | 'create token' | 'revoke token';
export type Action = LiveAction | OtherAction;

interface Entry {
  at: Date;
  /** The micro-frontend; for a token also an application. */
  mfe: string;
  action: Action;
  actor: Actor;
  buildId?: string | null;
  proof?: Proof | undefined;
  /** Note of a release, reason of a lock, or name of a token. */
  note?: string | null | undefined;
}

export interface AuditRow {
  id: number;
  at: string;
  action: Action;
  /** The build that is live from now on, or was withdrawn; null for a lock or a token. */
  buildId: string | null;
  /** Null for entries that are older than the tokens of teams. */
  actor: string | null;
  note: string | null;
}

/** Adds an entry and returns its number. */
export async function writeAudit(db: Handle, entry: Entry): Promise<number> {
  const { at, mfe, action, actor, buildId = null, proof, note = null } = entry;
  const row = await rowOf<{ id: string }>(
    db,
    `INSERT INTO registry.audit (at, mfe, action, build_id, author, proof, actor, note)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [at, mfe, action, buildId, proof?.by ?? 'team', proof ? JSON.stringify(proof) : null, actor.name, note],
  );
  return Number(row?.id);
}

/** The newest entries about a micro-frontend, the last one first. */
export const listAudit = (db: Handle, mfe: string, limit: number) =>
  rowsOf<AuditRow>(
    db,
    `SELECT id::integer, at, action, build_id AS "buildId", actor, note
     FROM registry.audit WHERE mfe = $1 ORDER BY audit.id DESC LIMIT $2`,
    [mfe, limit],
  );

/** The author of the last change of what is live of a micro-frontend; null if the registry has never seen it. */
export async function lastAuthor(db: Handle, mfe: string): Promise<Proof['by'] | null> {
  const row = await rowOf<{ author: Proof['by'] }>(
    db,
    'SELECT author FROM registry.audit WHERE mfe = $1 AND action = ANY($2) ORDER BY id DESC LIMIT 1',
    [mfe, liveActions],
  );
  return row?.author ?? null;
}

/** True if a team has published the build, with a proof of its checks. */
export async function isTested(db: Handle, mfe: string, buildId: string): Promise<boolean> {
  const sql =
    "SELECT FROM registry.audit WHERE mfe = $1 AND build_id = $2 AND proof ->> 'by' = 'team' LIMIT 1";
  return (await rowOf(db, sql, [mfe, buildId])) !== null;
}

/** Number of the last change to the live releases; 0 before the first. */
export async function lastChange(db: Handle): Promise<number> {
  const sql = 'SELECT id FROM registry.audit WHERE action = ANY($1) ORDER BY id DESC LIMIT 1';
  return Number((await rowOf<{ id: string }>(db, sql, [liveActions]))?.id ?? 0);
}
