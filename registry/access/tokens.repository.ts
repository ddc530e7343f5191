import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Handle, rowOf, rowsOf } from '../platform/queries.ts';

export interface TokenRow {
  /** Public id, for revoking. */
  id: string;
  /** The micro-frontend or application that the token is for. */
  scope: string;
  /** Name of the person or machine that uses the token. */
  name: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

const columns =
  'id, scope, name, created_at AS "createdAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"';

// Tokens are random, so a hash without salt cannot be guessed.
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export const findToken = (db: Handle, token: string) =>
  rowOf<TokenRow>(db, `SELECT ${columns} FROM registry.tokens WHERE hash = $1`, [hashOf(token)]);

export const findTokenById = (db: Handle, id: string) =>
  rowOf<TokenRow>(db, `SELECT ${columns} FROM registry.tokens WHERE id = $1`, [id]);

export async function insertToken(
  db: pg.PoolClient,
  token: string,
  { id, scope, name, createdAt, expiresAt }: Omit<TokenRow, 'revokedAt'>,
): Promise<void> {
  await db.query(
    'INSERT INTO registry.tokens (id, scope, name, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, scope, name, hashOf(token), createdAt, expiresAt],
  );
}

/** All tokens, the newest first. */
export const listTokens = (db: Handle) =>
  rowsOf<TokenRow>(db, `SELECT ${columns} FROM registry.tokens ORDER BY created_at DESC, id LIMIT 500`);

/** Revokes a token; returns null if there is none with this id. */
export const revokeToken = (db: pg.PoolClient, id: string, now: Date) =>
  rowOf<TokenRow>(
    db,
    `UPDATE registry.tokens SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1 RETURNING ${columns}`,
    [id, now],
  );
