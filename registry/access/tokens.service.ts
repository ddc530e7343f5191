import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { writeAudit } from '../history/audit.repository.ts';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { inTransaction } from '../platform/transaction.ts';
import { insertToken, listTokens, revokeToken, type TokenRow } from './tokens.repository.ts';

export interface TokensService {
  /** Creates a token; its text is known only to the caller. */
  create(wanted: { scope: string; name: string; days: number }, actor: Actor): Promise<NewToken>;
  list(): Promise<TokenRow[]>;
  revoke(id: string, actor: Actor): Promise<TokenRow>;
}

export interface NewToken {
  id: string;
  token: string;
  expiresAt: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createTokensService(pool: pg.Pool, now: () => Date): TokensService {
  return {
    create: ({ scope, name, days }, actor) =>
      inTransaction(pool, async (client) => {
        const [id, token] = [randomBytes(4).toString('hex'), `slt_${randomBytes(24).toString('base64url')}`];
        const at = now();
        const expiresAt = new Date(at.getTime() + days * dayMs);
        await insertToken(client, token, { id, scope, name, createdAt: at, expiresAt });
        await writeAudit(client, { at, mfe: scope, action: 'create token', actor, note: `${name} (${id})` });
        return { id, token, expiresAt };
      }),
    list: () => listTokens(pool),
    revoke: (id, actor) =>
      inTransaction(pool, async (client) => {
        const row = await revokeToken(client, id, now());
        if (!row)
          throw new RegistryError(404, `There is no token ${id}. To see all: npm run release -- token list`);
        await writeAudit(client, {
          at: now(),
          mfe: row.scope,
          action: 'revoke token',
          actor,
          note: `${row.name} (${id})`,
        });
        return row;
      }),
  };
}
