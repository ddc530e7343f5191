import type pg from 'pg';
import type { Actor } from '../platform/actor.ts';
import { isDerived } from '../platform/derived-token.ts';
import { RegistryError } from '../platform/errors.ts';
import { installation } from '../platform/proof.ts';
import { findToken, type TokenRow } from './tokens.repository.ts';

export interface Access {
  /** The sender of a request about a micro-frontend or an application. Throws RegistryError if the token is not for it. */
  allow(scope: string, authorization: string | undefined): Promise<Actor>;
}

const howTo = (scope: string) =>
  `Whoever runs the registry creates one: npm run release -- token create ${scope}`;

/** `anna (8d4978de)`: several tokens may have one name, and the id is needed to revoke one. */
const titleOf = ({ name, id }: Pick<TokenRow, 'name' | 'id'>): string => `${name} (${id})`;

function checkValid(row: TokenRow, now: Date): void {
  const { expiresAt, revokedAt, scope } = row;
  if (revokedAt) throw new RegistryError(401, `The token ${titleOf(row)} was revoked. ${howTo(scope)}`);
  if (expiresAt <= now) {
    const day = expiresAt.toISOString().slice(0, 10);
    throw new RegistryError(401, `The token ${titleOf(row)} expired on ${day}. ${howTo(scope)}`);
  }
}

export function createAccess(pool: pg.Pool, secret: Buffer, now: () => Date): Access {
  return {
    async allow(scope, authorization) {
      const token = authorization?.replace(/^Bearer\s*/, '') ?? '';
      if (!token) throw new RegistryError(401, `This needs a token for ${scope}. ${howTo(scope)}`);
      if (isDerived(secret, installation, token) || isDerived(secret, scope, token))
        return { name: installation, scope: installation, expiresAt: null };
      const row = await findToken(pool, token);
      if (!row) throw new RegistryError(401, `The registry does not know this token. ${howTo(scope)}`);
      checkValid(row, now());
      if (row.scope !== scope && row.scope !== installation)
        throw new RegistryError(403, `The token ${titleOf(row)} is for ${row.scope}, not for ${scope}.`);
      return { name: titleOf(row), scope: row.scope, expiresAt: row.expiresAt };
    },
  };
}
